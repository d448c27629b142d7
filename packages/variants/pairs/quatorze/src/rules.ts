import { fillGaps, KING, type Tx, type Variant } from '@patience/core';
import { de, en } from './words.js';

const SIDE = 5;

/** Returns whether two places lie in one row or one column of the square. */
function inLine(from: string, to: string): boolean {
  const [a, b] = [from, to].map((place) => Number(place.slice(1)) - 1) as [number, number];
  return a % SIDE === b % SIDE || Math.floor(a / SIDE) === Math.floor(b / SIDE);
}

/** Fills the gaps from the stock. Once it is empty, the cards move up in their order. */
function fill(table: Tx): void {
  const places = table.piles('tableau');
  if (table.count('stock') > 0) fillGaps(table, places, 'stock');
  if (table.count('stock') > 0) return;
  const filled = places.filter((place) => table.count(place) > 0);
  for (const [i, from] of filled.entries()) if (from !== places[i]) table.move(from, places[i]!);
}

/** Quatorze. Rules: GNOME AisleRiot, “Quatorze”, and PySolFC, “Quatorze”. */
export const quatorze: Variant = {
  api: 1,
  id: 'quatorze',
  rules: 1,
  options: {},
  table: {
    't1-25': { at: { from: [0, 0], per: SIDE }, fan: false, group: false, take: 'top' },
    stock: { at: [SIDE, 0] },
    discard: { at: [SIDE, 1] },
  },
  deal: [{ to: 't1-25' }, { to: 'stock', rest: true }],
  pair: (a, b, _view, from, to) => a.rank + b.rank === KING + 1 && (inLine(from, to) || 'not-in-line'),
  after: fill,
  about: { skill: 0.4, minutes: 3 },
  source: 'GNOME AisleRiot, “Quatorze”; PySolFC, “Quatorze”',
  strings: { de, en },
};

export default quatorze;

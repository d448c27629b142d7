import { KING, type Tx, type Variant } from '@patience/core';
import { de, en } from './words.js';

const SIDE = 5;

/** Returns whether two places of the square touch, at a corner at least. */
function touch(from: string, to: string): boolean {
  const [a, b] = [from, to].map((place) => Number(place.slice(1)) - 1) as [number, number];
  return Math.abs((a % SIDE) - (b % SIDE)) <= 1 && Math.abs(Math.floor(a / SIDE) - Math.floor(b / SIDE)) <= 1;
}

/** Closes up the gaps: the cards move up in their order, and the stock fills the end. */
function closeUp(table: Tx): void {
  const places = table.piles('tableau');
  const filled = places.filter((place) => table.count(place) > 0);
  for (const [i, place] of places.entries()) {
    const from = filled[i] ?? (table.count('stock') > 0 ? 'stock' : undefined);
    if (from === undefined) return;
    if (from !== place) table.move(from, place, { face: 'up' });
  }
}

/** Neighbour. Rules: GNOME AisleRiot, “Neighbor”, and PySolFC, “Neighbour”. */
export const neighbour: Variant = {
  api: 1,
  id: 'neighbour-patience',
  rules: 1,
  options: {},
  table: {
    't1-25': { at: { from: [0, 0], per: SIDE }, fan: false, group: false, take: 'top' },
    stock: { at: [SIDE, 0] },
    discard: { at: [SIDE, 1], accept: { only: { rank: 'K' }, empty: 'any', on: 'any', else: 'no-king' } },
  },
  deal: [{ to: 't1-25' }, { to: 'stock', rest: true }],
  pair: (a, b, _view, from, to) => a.rank + b.rank === KING && (touch(from, to) || 'apart'),
  after: closeUp,
  rank: [{ to: 'discard' }],
  about: { skill: 0.4, minutes: 3 },
  source: 'GNOME AisleRiot, “Neighbor”; PySolFC, “Neighbour”',
  strings: { de, en },
};

export default neighbour;

import type { Card, Variant, View } from '@patience/core';
import { deck } from './deck.js';
import { de, en } from './words.js';

const CELLS = ['c1', 'c2', 'c3'];
const COLUMNS = ['t1', 't2', 't3', 't4', 't5', 't6', 't7', 't8'];
/** Number of dragons of a kind. */
const KIND = 4;

const isDragon = (card: Card | null): card is Card => card?.letter === '' && card.suit !== 'F';

/** Lists the piles whose exposed card is a dragon of a kind. */
const shown = (view: View, kind: string): string[] => [...CELLS, ...COLUMNS].filter((pile) => view.card(pile)?.suit === kind);

/** Returns the cell in which dragons of a kind gather: one that holds such a dragon, or an empty one. */
const cellFor = (view: View, kind: string): string | undefined =>
  CELLS.find((cell) => view.card(cell)?.suit === kind) ?? CELLS.find((cell) => view.count(cell) === 0);

/** A click on a dragon in a column gathers all four of its kind face down in one cell. Three cells hold at most three, so one is in a column. */
const gather: NonNullable<Variant['actions']>[string] = {
  on: 'tableau',
  each: true,
  when(view, _options, pile) {
    const card = view.card(pile);
    if (!isDragon(card)) return 'no-dragon';
    if (shown(view, card.suit).length < KIND) return 'dragons-covered';
    return cellFor(view, card.suit) !== undefined || 'no-cell';
  },
  run(table, _options, pile) {
    const kind = table.card(pile)!.suit;
    const cell = cellFor(table, kind)!;
    const others = shown(table, kind).filter((other) => other !== cell);
    if (table.count(cell) > 0) table.flip(cell);
    for (const other of others) table.move(other, cell, { face: 'down' });
  },
};

/** Dragon Cells. Rules: Zachtronics, “Shenzhen Solitaire”. */
export const dragonCells: Variant = {
  api: 1,
  id: 'dragon-cells',
  rules: 1,
  options: {},
  deck,
  table: {
    'c1-3': { at: [0, 0] },
    flower: { role: 'discard', at: [3.5, 0] },
    'f1-3': { at: [5, 0] },
    't1-8': { at: [0, 1], accept: { empty: 'any', on: 'down other' }, take: { run: 'down other' } },
  },
  deal: [{ to: 't1-8', rows: 5 }],
  actions: { gather },
  after(table) {
    for (const pile of COLUMNS) if (table.card(pile)?.suit === 'F') table.move(pile, 'flower');
  },
  status: (view) =>
    COLUMNS.every((pile) => view.count(pile) === 0) && CELLS.every((cell) => view.count(cell) === 0 || view.count(cell) === KIND)
      ? 'won'
      : 'playing',
  rank: [{ action: true }, { to: 'foundation' }, { to: 'tableau', onto: 'card' }, { to: 'tableau' }],
  about: { skill: 0.9, minutes: 6 },
  source: 'Zachtronics, “Shenzhen Solitaire”',
  strings: { de, en },
};

export default dragonCells;

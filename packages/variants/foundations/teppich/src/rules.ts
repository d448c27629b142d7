import { ACE, dealRows, foundations, row, SUITS, turn, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** The carpet: four rows of five. */
const COLUMNS = 5;
const CARPET = 4 * COLUMNS;

/** Teppich. Rules: PySolFC, rule page “Carpet”, and semicolon.com, “Rules for Carpet”; the waste fills gaps when the player likes. */
export const teppich: Variant = {
  api: 1,
  id: 'teppich',
  rules: 1,
  options: {},
  deck: () => ({ first: [ACE] }),

  table: () => [
    { id: 'stock', role: 'stock', at: [1.5, 5.5], wide: [0, 0] },
    { id: 'waste', role: 'waste', at: [2.5, 5.5], wide: [0, 1], take: 'top' },
    ...foundations(4, (i) => ({ at: [0.5 + i, 0], wide: [i < 2 ? 1.25 : 7.75, 1 + (i % 2)] })),
    ...row('c', CARPET, (i) => ({
      role: 'cell',
      group: 'carpet',
      at: [i % COLUMNS, 1.25 + Math.floor(i / COLUMNS)],
      wide: [2.5 + (i % COLUMNS), Math.floor(i / COLUMNS)],
      accept: { empty: 'any', max: 1, from: ['waste'] },
      take: 'top',
    })),
  ],

  deal(table) {
    dealRows(table, [...table.piles('foundation'), ...table.piles('cell')], 1);
    table.move('pack', 'stock', { count: 28 });
  },

  actions: { turn },

  /** Home first; a hole is for what is wanted soon. Only then is a card turned. */
  rank(view, move) {
    if (move.kind !== 'cards') return 1;
    if (!move.to.startsWith('c')) return 3;
    const { rank, suit } = view.card('waste')!;
    return rank - view.count(`f${(SUITS as readonly string[]).indexOf(suit) + 1}`) <= 4 ? 2 : 0;
  },

  about: { skill: 0.1, minutes: 5 },
  source: 'PySolFC, “Carpet”; semicolon.com, “Rules for Carpet”',
  strings: { de, en },
};

export default teppich;

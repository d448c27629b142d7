import { dealRows, fillGaps, homeFirst, redeal, row, turn, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

const down: Link = { step: -1, suit: 'same', wrap: true };
const RESERVE = 20;

/** American Toad. Rules: PySolFC, rule page “American Toad”; a column moves as a whole or by its end card, as English books say. */
export const americanToad: Variant = {
  api: 1,
  id: 'american-toad',
  rules: 1,
  options: {},
  deck: () => ({ copies: 2 }),

  /** The card after the reserve opens the first foundation, and its rank all others. */
  table(_options, pack) {
    const base = pack[RESERVE]!.rank;
    return [
      { id: 'stock', role: 'stock', at: [0, 0], wide: [0, 0] },
      { id: 'waste', role: 'waste', at: [1, 0], wide: [0, 1], take: 'top' },
      { id: 'r1', role: 'reserve', at: [0, 1], wide: [0, 2], fan: 'right', fanned: 8, take: 'top' },
      ...row('f', 8, (i) => ({
        role: 'foundation',
        group: 'foundations',
        at: [(i % 4) + 4, Math.floor(i / 4)],
        wide: [11 + (i % 2), Math.floor(i / 2)],
        accept: { empty: base, on: { step: 1, suit: 'same', low: base }, max: 1 },
      })),
      ...row('t', 8, (i) => ({
        role: 'tableau',
        group: 'columns',
        at: [i, 2],
        wide: [i + 2.75, 0],
        fan: 'down',
        accept: [
          { empty: 'any', on: down, max: 1 },
          { empty: 'any', on: down, whole: true },
        ],
        take: { run: down },
      })),
    ];
  },

  deal(table) {
    dealRows(table, ['r1'], RESERVE);
    dealRows(table, ['f1', ...table.piles('tableau')], 1);
    table.move('pack', 'stock', { count: 75 });
  },

  actions: { turn, redeal: redeal(() => 1) },

  /** The reserve fills a gap at once, as long as it lasts. */
  after(table) {
    fillGaps(table, table.piles('tableau'), 'r1');
  },

  rank: homeFirst,

  about: { skill: 0.2, minutes: 15 },
  strings: { de, en },
};

export default americanToad;

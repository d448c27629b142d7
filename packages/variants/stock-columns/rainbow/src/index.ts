import { dealRows, fillGaps, foundations, homeFirst, row, turn, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

const down: Link = { step: -1, suit: 'any', wrap: true };
const RESERVE = 13;

/** Rainbow. Rules: PySolFC, rule page “Rainbow”. Columns move as wholes, and the reserve fills gaps, as in Canfield. */
export const rainbow: Variant = {
  api: 1,
  id: 'rainbow',
  rules: 1,
  options: {},
  deck: () => ({}),

  /** The card after the reserve opens the first foundation, and its rank all others. */
  table: (_options, pack) => [
    { id: 'stock', role: 'stock', at: [0, 0], wide: [0, 0] },
    { id: 'waste', role: 'waste', at: [1, 0], wide: [1, 0], take: 'top' },
    { id: 'r1', role: 'reserve', at: [0, 1], wide: [0, 1], take: 'top', reveal: true },
    ...foundations(4, (i) => ({ at: [i + 2.5, 0], wide: [6.75 + (i % 2), Math.floor(i / 2)] }), { base: pack[RESERVE]!.rank }),
    ...row('t', 4, (i) => ({
      role: 'tableau',
      group: 'columns',
      at: [i + 2.5, 1],
      wide: [i + 2.5, 0],
      fan: 'down',
      accept: [
        { on: down, from: ['waste', 'reserve'] },
        { on: down, whole: true },
        { empty: 'any', from: ['waste'] },
      ],
      take: { run: down },
    })),
  ],

  deal(table) {
    table.move('pack', 'r1', { count: RESERVE, turn: true });
    dealRows(table, ['f1', ...table.piles('tableau')], 1);
    table.move('pack', 'stock', { count: 34 });
  },

  actions: { turn },

  /** The reserve fills a gap at once, as long as it lasts. */
  after(table) {
    fillGaps(table, table.piles('tableau'), 'r1');
  },

  rank: homeFirst,

  about: { skill: 0.5, minutes: 7 },
  strings: { de, en },
};

export default rainbow;

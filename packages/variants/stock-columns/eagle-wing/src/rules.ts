import { columns, dealRows, fillGaps, foundations, homeFirst, redeal, turn, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

const down: Link = { step: -1, suit: 'same', wrap: true };
const RESERVE = 13;
/** Distance of each column below the top of the wings. */
const WING = [0, 0.15, 0.3, 0.15, 0.15, 0.3, 0.15, 0] as const;

/** Eagle Wing. Rules: PySolFC, rule page “Eagle Wing”, and GNOME AisleRiot, which agree; it also takes three cards home at once. */
export const eagleWing: Variant = {
  api: 1,
  id: 'eagle-wing',
  rules: 1,
  options: {},
  deck: () => ({}),

  /** The card after the reserve opens the first foundation, and its rank all others. */
  table: (_options, pack) => [
    { id: 'stock', role: 'stock', at: [1, 0], wide: [0, 0] },
    { id: 'waste', role: 'waste', at: [2, 0], wide: [0, 1], take: 'top' },
    ...foundations(4, (i) => ({ at: [i + 4, 0], wide: [i + 4.75, 0] }), { base: pack[RESERVE]!.rank }),
    { id: 'r1', role: 'reserve', at: [4, 1.25], wide: [5.25, 1.25], take: 'top' },
    ...columns(8, (i) => ({ at: [i < 4 ? i : i + 1, 1.25 + WING[i]!], wide: [(i < 4 ? i : i + 1) + 1.25, 1.25 + WING[i]!] }), {
      accept: { empty: 'any', on: down, max: 1 },
      limit: 3,
      take: 'top',
    }),
  ],

  deal(table) {
    dealRows(table, ['r1'], RESERVE, 'down');
    dealRows(table, ['f1', ...table.piles('tableau')], 1);
    table.move('pack', 'stock', { count: 30 });
  },

  actions: { turn, redeal: redeal(() => 2) },

  /** The reserve fills a gap at once; its last card is turned up and may be played. */
  after(table) {
    fillGaps(table, table.piles('tableau'), 'r1');
    if (table.count('r1') === 1 && table.card('r1') === null) table.flip('r1');
  },

  rank: homeFirst,

  about: { skill: 0.3, minutes: 7 },
  source: 'PySolFC, “Eagle Wing”; GNOME AisleRiot, “Eagle Wing”',
  strings: { de, en },
};

export default eagleWing;

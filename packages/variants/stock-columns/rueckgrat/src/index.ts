import { dealRows, foundations, KING, redeal, row, turn, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type RueckgratOptions = {
  /** Whether cards of the backbone come into gaps too. */
  gaps: 'any' | 'ribs';
};

const down: Link = { step: -1, suit: 'same' };
/** Cards in each of the two columns of the backbone. */
const COLUMN = 11;
const RIBS = 8;

/**
 * Rückgrat. Layout and gaps: PySolFC, rule page “Backbone”. One redeal: GNOME AisleRiot and the article “Backbone” in Wikipedia;
 * PySolFC has none. Gaps that the backbone does not fill: AisleRiot, whose backbone is shorter.
 */
export const rueckgrat: Variant<RueckgratOptions> = {
  api: 1,
  id: 'rueckgrat',
  rules: 1,
  options: { gaps: ['any', 'ribs'] },
  deck: () => ({ copies: 2 }),

  table: ({ gaps }) => [
    ...foundations(8, (i) => ({ at: [i, 0], wide: [10.75 + (i % 3), Math.floor(i / 3)] })),
    { id: 'stock', role: 'stock', at: [0, 1.1], wide: [10.75, 3] },
    { id: 'waste', role: 'waste', at: [7, 1.1], wide: [11.75, 3], take: 'top' },
    ...row('r', 2, (i) => ({
      role: 'reserve',
      group: 'backbone',
      at: [3 + i, 1.1],
      wide: [4.25 + i, 0],
      fan: 'down',
      coveredBy: ['r3'],
      take: 'top',
    })),
    { id: 'r3', role: 'reserve', at: [3.5, 5.6], wide: [4.75, 3], take: 'top' },
    ...row('t', RIBS, (i) => ({
      role: 'tableau',
      group: 'ribs',
      at: [i % 2 === 0 ? 2 : 5, 2.2 + Math.floor(i / 2)],
      wide: [i % 2 === 0 ? 3 : 6.5, Math.floor(i / 2)],
      fan: i % 2 === 0 ? 'left' : 'right',
      fanned: KING,
      accept: [
        { on: down, max: 1 },
        { empty: 'any', max: 1, ...(gaps === 'ribs' && { from: ['tableau', 'waste'] as const }) },
      ],
      take: 'top',
    })),
  ],

  deal(table) {
    dealRows(table, ['r1', 'r2', 'r3'], [COLUMN, COLUMN, 1]);
    dealRows(table, table.piles('tableau'), 1);
    table.move('pack', 'stock', { count: table.count('pack') });
  },

  actions: { turn, redeal: redeal(() => 1) },

  /** Home first, then out of the backbone, also into a gap; a rib leaves its place for a gap last of all. */
  rank(view, move) {
    if (move.kind !== 'cards') return 1;
    if (view.piles('foundation').includes(move.to)) return 5;
    if (view.piles('reserve').includes(move.from)) return 4;
    if (view.count(move.to) > 0) return 3;
    return move.from === 'waste' ? 2 : 0;
  },

  about: { skill: 0.3, minutes: 16 },
  strings: { de, en },
};

export default rueckgrat;

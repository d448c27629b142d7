import { dealRow, dealRows, foundations, homeFirst, KING, row, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** What the player chooses before the deal. */
export type EasthavenOptions = {
  /** Which cards may fill an empty column. */
  gaps: 'any' | 'kings';
};

const down: Link = { step: -1, suit: 'alternate' };

/**
 * Easthaven. Rules: PySolFC, rule page “Easthaven”; gaps for kings alone: GNOME AisleRiot, which also wants a gap filled before
 * the next row if a king is at hand. That is left to the player here.
 */
export const easthaven: Variant<EasthavenOptions> = {
  api: 1,
  id: 'easthaven',
  rules: 1,
  options: { gaps: ['any', 'kings'] },
  deck: () => ({}),

  // A row is dealt from left to right, so no column is like another: no group.
  table: ({ gaps }) => [
    { id: 'stock', role: 'stock', at: [0, 0], wide: [0, 0] },
    ...foundations(4, (i) => ({ at: [i + 3, 0], wide: [8.5 + (i % 2), Math.floor(i / 2)] }), { from: ['tableau'], take: 'top' }),
    ...row('t', 7, (i) => ({
      role: 'tableau',
      at: [i, 1],
      wide: [i + 1.25, 0],
      fan: 'down',
      reveal: true,
      accept: { empty: gaps === 'any' ? 'any' : KING, on: down },
      take: { run: down },
    })),
  ],

  deal(table) {
    dealRows(table, table.piles('tableau'), 2, 'down');
    dealRows(table, table.piles('tableau'), 1);
    table.move('pack', 'stock', { count: 31 });
  },

  actions: { deal: dealRow('allowed') },
  rank: homeFirst,

  about: { skill: 0.5, minutes: 9 },
  strings: { de, en },
};

export default easthaven;

import { cells, cellsLast, columns, foundations, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';
import { microsoftDeal } from './microsoft.js';

/** Options that the player chooses before the deal. */
export type FreecellOptions = { cells: 4 | 3 | 2 };

const down: Link = { step: -1, suit: 'alternate' };

/** FreeCell. Rules: GNOME AisleRiot’s “FreeCell”; deals by number are Microsoft’s. */
export const freecell: Variant<FreecellOptions> = {
  api: 1,
  id: 'freecell',
  rules: 1,
  options: { cells: [4, 3, 2] },
  deck: () => ({}),
  numbered: (seed) => (seed >= 1 && seed < 2 ** 31 ? microsoftDeal(seed) : undefined),

  table: (options) => [
    ...cells(options.cells, (i) => ({ at: [i, 0], wide: [i % 2, Math.floor(i / 2)] })),
    ...foundations(4, (i) => ({ at: [i + 4, 0], wide: [10.5 + (i % 2), Math.floor(i / 2)] })),
    ...columns(8, (i) => ({ at: [i, 1], wide: [i + 2.25, 0] }), { accept: { empty: 'any', on: down, max: 1 }, take: 'top' }),
  ],

  deal(table) {
    for (let i = 0; i < 52; i++) table.move('pack', `t${(i % 8) + 1}`, { face: 'up' });
  },

  rank: cellsLast,

  about: { skill: 1, minutes: 10 },
  source: 'GNOME AisleRiot, “FreeCell”; Microsoft FreeCell',
  strings: { de, en },
};

export default freecell;

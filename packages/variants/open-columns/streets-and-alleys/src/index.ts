import { columns, foundations, row, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type StreetsAndAlleysOptions = {
  /** With one cell it is Stronghold. */
  cells: 0 | 1;
};

const down: Link = { step: -1, suit: 'any' };

/** Streets and Alleys. Rules: PySolFC and Solvitaire; no card comes back from a family, as in Solvitaire. */
export const streetsAndAlleys: Variant<StreetsAndAlleysOptions> = {
  api: 1,
  id: 'streets-and-alleys',
  rules: 1,
  options: { cells: [0, 1] },
  deck: () => ({}),

  table: ({ cells }) => [
    ...foundations(4, (i) => ({ at: [i + 2, 0], wide: [8.25, i] })),
    ...row('c', cells, () => ({ role: 'cell', at: [7, 0], wide: [9.35, 0], accept: { empty: 'any', max: 1 }, take: 'top' })),
    ...columns(8, (i) => ({ at: [i, 1], wide: [i, 0] }), { accept: { empty: 'any', on: down, max: 1 }, take: 'top' }),
  ],

  deal(table) {
    for (let i = 0; i < 52; i++) table.move('pack', `t${(i % 8) + 1}`, { face: 'up' });
  },

  about: { skill: 0.2, minutes: 11 },
  strings: { de, en },
};

export default streetsAndAlleys;

import { ACE, columns, row, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type BeleagueredCastleOptions = {
  /** With one cell it is Siegecraft. */
  cells: 0 | 1;
};

const down: Link = { step: -1, suit: 'any' };
const up: Link = { step: 1, suit: 'same' };

/** Beleaguered Castle. Rules: PySolFC and Solvitaire; no card comes back from a family, as in Solvitaire. */
export const beleagueredCastle: Variant<BeleagueredCastleOptions> = {
  api: 1,
  id: 'beleaguered-castle',
  rules: 1,
  options: { cells: [0, 1] },
  deck: () => ({ first: [ACE] }),

  table: ({ cells }) => [
    ...row('f', 4, (i) => ({ role: 'foundation', group: 'foundations', at: [i + 2, 0], wide: [8.25, i], accept: { on: up, max: 1 } })),
    ...row('c', cells, () => ({ role: 'cell', at: [7, 0], wide: [9.35, 0], accept: { empty: 'any', max: 1 }, take: 'top' })),
    ...columns(8, (i) => ({ at: [i, 1], wide: [i, 0] }), { accept: { empty: 'any', on: down, max: 1 }, take: 'top' }),
  ],

  deal(table) {
    for (const family of table.piles('foundation')) table.move('pack', family, { face: 'up' });
    for (let i = 0; i < 48; i++) table.move('pack', `t${(i % 8) + 1}`, { face: 'up' });
  },

  about: { skill: 0.6, minutes: 8 },
  strings: { de, en },
};

export default beleagueredCastle;

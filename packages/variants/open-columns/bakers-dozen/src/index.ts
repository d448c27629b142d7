import { columns, foundations, KING, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type BakersDozenOptions = {
  /** Cards that may fill an empty column; with any card it is Spanish Patience. */
  gaps: 'none' | 'any';
};

const down: Link = { step: -1, suit: 'any' };

/** Baker's Dozen. Rules: AisleRiot's help, PySolFC and Solvitaire, which has Spanish Patience, too. */
export const bakersDozen: Variant<BakersDozenOptions> = {
  api: 1,
  id: 'bakers-dozen',
  rules: 1,
  options: { gaps: ['none', 'any'] },
  deck: () => ({}),

  table: ({ gaps }) => [
    ...foundations(4, (i) => ({ at: [i + 1.5, 0], wide: [i + 4.5, 0] }), { from: ['tableau'], take: 'top' }),
    ...columns(13, (i) => ({ at: i < 7 ? [i, 1] : [i - 6.5, 3.2], wide: [i, 1] }), {
      accept: { ...(gaps === 'any' && { empty: 'any' }), on: down, max: 1 },
      take: 'top',
    }),
  ],

  /** A king goes beneath what lies in its column already. */
  deal(table) {
    for (let i = 0; i < 52; i++) {
      const column = `t${(i % 13) + 1}`;
      table.move('pack', column, { face: 'up' });
      if (table.card(column)!.rank === KING && table.count(column) > 1) table.move(column, column, { lay: 'bottom' });
    }
  },

  /** Home first; a card comes back only when nothing else is left. */
  rank(_view, move) {
    if (move.kind !== 'cards' || move.from.startsWith('f')) return 0;
    return move.to.startsWith('f') ? 2 : 1;
  },

  about: { skill: 1, minutes: 10 },
  strings: { de, en },
};

export default bakersDozen;

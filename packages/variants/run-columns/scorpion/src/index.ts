import { dealRow, sequencesComplete, KING, row, type Link, uncoveringFirst, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** What the player chooses before the deal. */
export type ScorpionOptions = {
  /** What fills an empty column; with any card it is Wasp. */
  gaps: 'kings' | 'any';
};

const down: Link = { step: -1, suit: 'same' };

/** Scorpion. Rules: AisleRiot's help, with families that stay in the columns; Wasp is PySolFC's. */
export const scorpion: Variant<ScorpionOptions> = {
  api: 1,
  id: 'scorpion',
  rules: 1,
  options: { gaps: ['kings', 'any'] },
  deck: () => ({}),

  table: ({ gaps }) => [
    { id: 'stock', role: 'stock', at: [3, 0], wide: [7.25, 0] },
    ...row('t', 7, (i) => ({
      role: 'tableau',
      // The stock tells the first three apart.
      ...(i > 2 && { group: 'columns' }),
      at: [i, 1],
      wide: [i, 0],
      fan: 'down',
      reveal: true,
      accept: { empty: gaps === 'any' ? 'any' : KING, on: down },
      take: 'any',
    })),
  ],

  /** Seven rows; in the first three rows the first four columns get hidden cards. */
  deal(table) {
    for (let i = 0; i < 49; i++) table.move('pack', `t${(i % 7) + 1}`, { face: i < 21 && i % 7 < 4 ? 'down' : 'up' });
    table.move('pack', 'stock', { count: 3 });
  },

  actions: { deal: dealRow('allowed') },
  status: (view) => (sequencesComplete(view) ? 'won' : 'playing'),

  /** What turns a card up first, then any other card, and the stock last. */
  rank: uncoveringFirst,

  about: { skill: 0.7, minutes: 8 },
  strings: { de, en },
};

export default scorpion;

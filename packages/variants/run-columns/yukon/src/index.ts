import { columns, foundations, KING, uncoveringFirst, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type YukonOptions = { build: 'alternate' | 'same' };

/** Yukon, and with columns built in suit its Russian sister. Rules: GNOME AisleRiot’s “Yukon” and “Odessa” without its layout. */
export const yukon: Variant<YukonOptions> = {
  api: 1,
  id: 'yukon',
  rules: 1,
  options: { build: ['alternate', 'same'] },
  deck: () => ({}),

  table: ({ build }) => [
    ...foundations(4, (i) => ({ at: [i + 1.5, 0], wide: [7.25 + (i % 2), Math.floor(i / 2)] })),
    ...columns(7, (i) => ({ at: [i, 1], wide: [i, 0] }), {
      accept: { empty: KING, on: { step: -1, suit: build } },
      take: 'any',
      reveal: true,
    }),
  ],

  /** As many hidden cards as columns to the left; then an open card on the first and five on each other column. */
  deal(table) {
    for (let first = 2; first <= 7; first++) for (let column = first; column <= 7; column++) table.move('pack', `t${column}`);
    table.move('pack', 't1', { face: 'up' });
    for (let i = 0; i < 30; i++) table.move('pack', `t${(i % 6) + 2}`, { face: 'up' });
  },

  /** Home first, then what turns a card up or clears a column. */
  rank: (view, move) => (move.kind === 'cards' && move.to.startsWith('f') ? 4 : uncoveringFirst(view, move)),

  about: { skill: 0.6, minutes: 9 },
  strings: { de, en },
};

export default yukon;

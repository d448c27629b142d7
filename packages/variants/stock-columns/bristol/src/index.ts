import { ACE, columns, dealRowOn, KING, reserveLast, row, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** What the player chooses before the deal. */
export type BristolOptions = {
  /** How many aces lie out from the beginning; with one it is Belvedere. */
  aces: 0 | 1;
};

const FANS = 8;
const DEALT = 3 * FANS;

/**
 * Bristol. Rules: AisleRiot's help and PySolFC, rule pages “Bristol” and “Belvedere”. Three cards begin the reserve, as in
 * PySolFC and the article “Bristol” in Wikipedia; in AisleRiot the first deal is the player's.
 */
export const bristol: Variant<BristolOptions> = {
  api: 1,
  id: 'bristol',
  rules: 1,
  options: { aces: [0, 1] },
  deck: ({ aces }) => (aces === 1 ? { first: ['AS'] } : {}),

  // Cards are dealt from left to right, so no pile of the reserve is like another: no group.
  table: () => [
    { id: 'stock', role: 'stock', at: [0, 0], wide: [0, 0] },
    ...row('r', 3, (i) => ({ role: 'reserve', at: [i + 1, 0], wide: [0, i + 1], take: 'top' })),
    ...row('f', 4, (i) => ({
      role: 'foundation',
      group: 'foundations',
      at: [i + 4, 0],
      wide: [9.5, i],
      accept: { empty: ACE, on: { step: 1, suit: 'any' }, max: 1 },
    })),
    ...columns(FANS, (i) => ({ at: [i, 1.1], wide: [i + 1.25, 0] }), { accept: { on: { step: -1, suit: 'any' }, max: 1 }, take: 'top' }),
  ],

  /** A king goes beneath what lies in its fan already. */
  deal(table, { aces }) {
    if (aces === 1) table.move('pack', 'f1', { face: 'up' });
    for (let i = 0; i < DEALT && table.count('pack') > 0; i++) {
      const fan = `t${(i % FANS) + 1}`;
      table.move('pack', fan, { face: 'up' });
      if (table.card(fan)!.rank === KING && table.count(fan) > 1) table.move(fan, fan, { lay: 'bottom' });
    }
    for (const pile of table.piles('reserve')) if (table.count('pack') > 0) table.move('pack', pile, { face: 'up' });
    table.move('pack', 'stock', { count: table.count('pack') });
  },

  actions: { deal: dealRowOn('reserve') },
  rank: reserveLast,

  about: { skill: 0.6, minutes: 6 },
  strings: { de, en },
};

export default bristol;

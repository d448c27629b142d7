import { turn, underFoundations, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

const down: Link = { step: -1, suit: 'same' };

/** Forty Thieves, Napoleon at St Helena. Rules: GNOME AisleRiot’s “Forty Thieves”. */
export const fortyThieves: Variant = {
  api: 1,
  id: 'forty-thieves',
  rules: 1,
  options: {},
  deck: () => ({ copies: 2 }),

  table: () => underFoundations(10, { accept: { empty: 'any', on: down, max: 1 }, take: 'top' }),

  deal(table) {
    for (let i = 0; i < 40; i++) table.move('pack', `t${(i % 10) + 1}`, { face: 'up' });
    table.move('pack', 'stock', { count: 64 });
  },

  actions: { turn },

  /** Home first, then onto a card; a gap is worth more than a card in it. */
  rank(view, move) {
    if (move.kind !== 'cards') return 1;
    if (move.to.startsWith('f')) return 4;
    if (view.count(move.to) === 0) return 0;
    return move.from === 'waste' ? 2 : 3;
  },

  about: { skill: 0.7, minutes: 15 },
  strings: { de, en },
};

export default fortyThieves;

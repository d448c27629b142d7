import { columns, foundations, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

const either: Link = { step: 'either', suit: 'any' };

/** Shamrocks. Rules: PySolFC. */
export const shamrocks: Variant = {
  api: 1,
  id: 'shamrocks',
  rules: 1,
  options: {},
  deck: () => ({}),

  table: () => [
    ...foundations(4, (i) => ({ at: [i + 1, 0], wide: [9.25, i] })),
    ...columns(18, (i) => ({ at: [i % 6, 1 + Math.floor(i / 6) * 1.7], wide: [i % 9, Math.floor(i / 9) * 2] }), {
      accept: { on: either, max: 1 },
      limit: 3,
      take: 'top',
    }),
  ],

  deal(table) {
    for (let i = 0; i < 52; i++) table.move('pack', `t${Math.floor(i / 3) + 1}`, { face: 'up' });
  },

  about: { skill: 1, minutes: 6 },
  strings: { de, en },
};

export default shamrocks;

import { columns, foundations, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

const either: Link = { step: 'either', suit: 'same' };

/** Fortress. Rules: AisleRiot's help and PySolFC, which agree. */
export const fortress: Variant = {
  api: 1,
  id: 'fortress',
  rules: 1,
  options: {},
  deck: () => ({}),

  table: () => [
    ...foundations(4, (i) => ({ at: [i + 3, 0], wide: [10.25, i] })),
    ...columns(10, (i) => ({ at: [i, 1], wide: [i, 0] }), { accept: { empty: 'any', on: either, max: 1 }, take: 'top' }),
  ],

  deal(table) {
    for (let i = 0; i < 52; i++) table.move('pack', `t${(i % 10) + 1}`, { face: 'up' });
  },

  about: { skill: 0.1, minutes: 8 },
  strings: { de, en },
};

export default fortress;

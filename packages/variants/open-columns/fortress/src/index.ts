import { ACE, row, type Link, type Variant } from '@patience/core';
import { de } from './locales/de.js';
import { en } from './locales/en.js';

const either: Link = { step: 'either', suit: 'same' };
const up: Link = { step: 1, suit: 'same' };

/** Fortress. Rules: AisleRiot's help and PySolFC, which agree. */
export const fortress: Variant = {
  api: 1,
  id: 'fortress',
  rules: 1,
  options: {},
  deck: () => ({}),

  table: () => [
    ...row('f', 4, (i) => ({
      role: 'foundation',
      group: 'foundations',
      at: [i + 3, 0],
      wide: [10.25, i],
      accept: { empty: ACE, on: up, max: 1 },
    })),
    ...row('t', 10, (i) => ({
      role: 'tableau',
      group: 'columns',
      at: [i, 1],
      wide: [i, 0],
      fan: 'down',
      accept: { empty: 'any', on: either, max: 1 },
      take: 'top',
    })),
  ],

  deal(table) {
    for (let i = 0; i < 52; i++) table.move('pack', `t${(i % 10) + 1}`, { face: 'up' });
  },

  about: { skill: 0.1, minutes: 8 },
  strings: { de, en },
};

export default fortress;

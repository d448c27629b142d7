import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Grandfather's Clock. Rules: PySolFC, rule page “Grandfather's Clock”, whose dial has the same ranks in other suits. */
export const grandfathersClock: Variant = {
  api: 1,
  id: 'grandfathers-clock',
  rules: 1,
  options: {},
  deck: { first: ['TH', 'JS', 'QD', 'KC', '2H', '3S', '4D', '5C', '6H', '7S', '8D', '9C'] },

  table: {
    // Each foundation ends at the hour of its place: four of them with five cards, the others with four.
    'f1-12': {
      at: { circle: 12, across: 3, down: 2.1, first: 1, plus: [0.5, 0] },
      wide: { circle: 12, across: 2.75, down: 2.1, first: 1, plus: [4.15, 0] },
      limit: { inTurn: [5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4] },
      group: false,
      accept: { on: 'up same wrap', max: 1 },
    },
    't1-8': {
      at: [0, 5.4],
      wide: [{ from: [0, 0], count: 4 }, { from: [10.8, 0] }],
      accept: { empty: 'any', on: 'down any', max: 1 },
      take: 'top',
    },
  },
  deal: [{ to: 'foundation' }, { to: 't1-8', rows: 5 }],
  rank: 'homeFirst',

  about: { skill: 0.4, minutes: 4 },
  strings: { de, en },
};

export default grandfathersClock;

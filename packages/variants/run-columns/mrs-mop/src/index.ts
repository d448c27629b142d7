import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Mrs. Mop. Rules: PySolFC and Solvitaire, which agree. */
export const mrsMop: Variant = {
  api: 1,
  id: 'mrs-mop',
  rules: 1,
  options: {},
  deck: { copies: 2 },

  table: {
    'f1-8': { at: [0, 0], wide: { from: [13.25, 0], per: 2 }, accept: false },
    't1-13': {
      at: { from: [0.5, 1], per: 7, line: [0.5, 2.6] },
      wide: [0, 0],
      accept: { empty: 'any', on: 'down any' },
      take: { run: 'down same' },
    },
  },
  deal: [{ to: 't1-13', all: true }],
  after: ['removeCompleteSequences'],
  rank: [{ wholeRun: true, onto: 'same suit' }, { wholeRun: true, onto: 'card' }, { wholeRun: true }],

  about: { minutes: 10 },
  strings: { de, en },
};

export default mrsMop;

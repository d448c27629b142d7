import { extend, type Variant } from '@patience/core';
import { fan } from '@patience/fan-patience';
import { de, en } from './words.js';

/** Shamrocks. Rules: PySolFC. */
export const shamrocks: Variant = extend(fan, {
  id: 'shamrocks',
  rank: null,
  table: {
    'f1-4': { accept: null, take: null },
    't1-18': { at: { line: [0, 1.7] }, accept: { empty: null, on: 'either any' }, limit: 3 },
  },
  about: { skill: 1 },
  strings: { de, en },
});

export default shamrocks;

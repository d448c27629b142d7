import { extend, type Variant } from '@patience/core';
import { fortyThieves } from '@patience/forty-thieves';
import { de, en } from './words.js';

/** Streets. Rules: PySolFC, rule page “Streets”. */
export const streets: Variant = extend(fortyThieves, {
  id: 'streets',
  table: { 't1-10': { accept: { on: 'down alternate' } } },
  about: { minutes: 16 },
  strings: { de, en },
});

export default streets;

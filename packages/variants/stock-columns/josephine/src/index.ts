import { extend, type Variant } from '@patience/core';
import { fortyThieves } from '@patience/forty-thieves';
import { de, en } from './words.js';

/** Josephine. Rules: PySolFC, rule page “Josephine”. */
export const josephine: Variant = extend(fortyThieves, {
  id: 'josephine',
  table: { 't1-10': { accept: { max: null }, take: { run: 'down same' } } },
  about: { minutes: 16 },
  strings: { de, en },
});

export default josephine;

import { extend, type Variant } from '@patience/core';
import { napoleonsSquare } from '@patience/napoleons-square';
import { de, en } from './words.js';

/** Limited. Rules: PySolFC, rule page “Limited”. */
export const limited: Variant = extend(napoleonsSquare, {
  id: 'limited',
  table: { 't1-12': { accept: { max: 1 }, take: 'top' } },
  deal: [
    { to: 't1-12', rows: 3 },
    { to: 'stock', rest: true },
  ],
  about: { minutes: 15 },
  strings: { de, en },
});

export default limited;

import { extend, type Variant } from '@patience/core';
import { rankAndFile } from '@patience/rank-and-file';
import { de, en } from './words.js';

/** Emperor. Rules: PySolFC, rule page “Emperor”. */
export const emperor: Variant = extend(rankAndFile, {
  id: 'emperor',
  table: { 't1-10': { accept: { max: 1 }, take: 'top' } },
  about: { minutes: 14 },
  strings: { de, en },
});

export default emperor;

import { extend, type Variant } from '@patience/core';
import { rankAndFile } from '@patience/rank-and-file';
import { de, en } from './words.js';

/** Number Ten. Rules: PySolFC, rule page “Number Ten”. */
export const numberTen: Variant = extend(rankAndFile, {
  id: 'number-ten',
  deal: [
    { to: 't1-10', rows: 2, face: 'down' },
    { to: 't1-10', rows: 2 },
    { to: 'stock', rest: true },
  ],
  strings: { de, en },
});

export default numberTen;

import { extend, type Variant } from '@patience/core';
import { congress } from '@patience/congress';
import { de, en } from './words.js';

/** Parliament. Rules: PySolFC, rule page “Parliament”. */
export const parliament: Variant = extend(congress, {
  id: 'parliament',
  deck: { first: [1] },
  deal: [{ to: ['f1-8', 't1-8'] }, { to: 'stock', rest: true }],
  about: { minutes: 19 },
  strings: { de, en },
});

export default parliament;

import { extend, type Variant } from '@patience/core';
import { congress } from '@patience/congress';
import { de, en } from './words.js';

/** Diplomat. Rules: PySolFC, rule page “Diplomat”. */
export const diplomat: Variant = extend(congress, {
  id: 'diplomat',
  after: null,
  deal: [
    { to: 't1-8', rows: 4 },
    { to: 'stock', rest: true },
  ],
  about: { skill: null, minutes: 13 },
  strings: { de, en },
});

export default diplomat;

import { extend, type Variant } from '@patience/core';
import { missMilligan } from '@patience/miss-milligan';
import { de, en } from './words.js';

/** Gypsy. Rules: PySolFC, rule page “Gypsy”, and GNOME AisleRiot, which agree. */
export const gypsy: Variant = extend(missMilligan, {
  id: 'gypsy',
  options: { waive: null },
  table: {
    c1: null,
    'f1-8': { accept: { empty: 'A', on: 'up same', max: 1, from: ['tableau'] }, take: 'top' },
    't1-8': { accept: { empty: 'any' }, reveal: true },
  },
  deal: [
    { to: 't1-8', rows: 2, face: 'down' },
    { to: 't1-8', rows: 1 },
    { to: 'stock', rest: true },
  ],
  about: { skill: null, minutes: 16 },
  strings: { de, en },
});

export default gypsy;

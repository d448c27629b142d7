import { extend, type Variant } from '@patience/core';
import { fortyThieves } from '@patience/forty-thieves';
import { de, en } from './words.js';

/** Indian. Rules: PySolFC, rule page “Indian”. */
export const indian: Variant = extend(fortyThieves, {
  id: 'indian',
  table: { 't1-10': { accept: { on: 'down other' }, reveal: true } },
  deal: [
    { to: 't1-10', rows: 1, face: 'down' },
    { to: 't1-10', rows: 2 },
    { to: 'stock', rest: true },
  ],
  about: { skill: null, minutes: 13 },
  strings: { de, en },
});

export default indian;

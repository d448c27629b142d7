import { extend, type Variant } from '@patience/core';
import { canfield } from '@patience/canfield';
import { de, en } from './words.js';

/** Rainbow. Rules: PySolFC, rule page “Rainbow”. Columns move as wholes, and the reserve fills gaps, as in Canfield. */
export const rainbow: Variant = extend(canfield, {
  id: 'rainbow',
  options: { draw: null, redeals: null },
  table: {
    waste: { fan: null, fanned: null },
    'f1-4': { at: [2.5, 0], wide: { from: [6.75, 0] } },
    't1-4': {
      at: [2.5, 1],
      wide: [2.5, 0],
      take: { run: 'down any wrap' },
      accept: [
        { on: 'down any wrap', from: ['waste', 'reserve'] },
        { on: 'down any wrap', whole: true },
        { empty: 'any', from: ['waste'] },
      ],
    },
  },
  actions: { redeal: null, turn: { turn: 1 } },
  rank: 'homeFirst',
  about: { skill: 0.5, minutes: 7 },
  strings: { de, en },
});

export default rainbow;

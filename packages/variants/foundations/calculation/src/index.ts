import { extend, type Variant } from '@patience/core';
import { sirTommy } from '@patience/sir-tommy';
import { de, en } from './words.js';

/** Calculation. Rules: PySolFC, rule page “Calculation”; its four bases lie out from the beginning. */
export const calculation: Variant = extend(sirTommy, {
  id: 'calculation',
  deck: { first: ['AC', '2D', '3H', '4S'] },
  table: {
    'f1-4': { limit: 13, group: false, accept: { empty: null, on: { inTurn: ['1 any wrap', '2 any wrap', '3 any wrap', '4 any wrap'] } } },
  },
  deal: [{ to: 'f1-4' }, { to: 'stock', rest: true }],
  about: { minutes: 7 },
  strings: { de, en },
});

export default calculation;

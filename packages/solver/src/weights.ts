import type { Random } from '@patience/core';
import type { Weights } from './evaluate.js';
import type { Traits } from './traits.js';

/** For patiences whose cards go home one by one. */
const BUILDING: Weights = { out: 16, over: 32, deep: 2, hidden: 16, unfit: 0, loose: 0, cell: 12, waste: 4, empty: 0 };
/** For those whose families are completed on the table and leave by themselves. */
const GATHERING: Weights = { out: 2, over: 0, deep: 0, hidden: 16, unfit: 12, loose: 11, cell: 8, waste: 0, empty: 8 };

/** Weights for an attempt: the usual ones for the first, then random variations. */
export function weightsFor(traits: Traits, attempt: number, random: Random): Weights {
  const usual = traits.builds ? BUILDING : GATHERING;
  if (attempt === 0) return usual;
  const vary = (weight: number): number => Math.round((weight * (75 + random.below(51))) / 100);
  return Object.fromEntries(Object.entries(usual).map(([name, weight]) => [name, name === 'out' ? weight : vary(weight as number)])) as unknown as Weights;
}

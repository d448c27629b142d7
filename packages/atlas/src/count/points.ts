import { startOptions, type Options, type Variant } from '@patience/core';
import { deal, type Table } from '@patience/core/internals';
import { createSearch } from '@patience/solver';
import { playAtRandom } from './random-game.js';

/** Returns the mean points of a scored patience with its usual options in one random game of each of deals 1 to `deals`. */
export const pointsAtRandom = (variant: Variant, deals: number): number =>
  meanOf(deals, (seed) => {
    const table = tableOf(variant, seed);
    playAtRandom(table, seed);
    return table.score();
  });

/**
 * Returns the mean of the most points that the search finds in deals 1 to `deals` of a scored patience with its usual options, with all cards
 * known.
 * @param budget largest number of positions of each search; it has no time limit, so that the result is the same on any machine
 * @throws ContractError when the variant breaks the contract
 */
export const pointsFound = (variant: Variant, deals: number, budget: number): number =>
  meanOf(deals, (seed) => {
    const result = createSearch(tableOf(variant, seed), { budget, time: Infinity }).run();
    if (result.verdict === undefined) throw new Error(`${variant.id}, seed ${seed}: the search stopped without a verdict.`);
    return result.best?.points;
  });

function meanOf(deals: number, pointsOf: (seed: number) => number | undefined): number {
  let sum = 0;
  for (let seed = 1; seed <= deals; seed++) sum += pointsOf(seed) ?? 0;
  return sum / deals;
}

/** Deals a patience with its usual options. */
function tableOf(variant: Variant, seed: number): Table<Options> {
  const dealt = deal(variant, { seed, options: startOptions(variant) });
  if (!dealt.ok) throw new Error(dealt.error.message);
  return dealt.value.table;
}

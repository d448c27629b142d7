import { completeOptions } from '@patience/core';
import { dealKey } from '../../address/deal.js';
import { keepWinnable } from '../../store/known-deals.js';
import type { Store } from '../../store/store.js';
import { findDailyDeal } from './find-deal.js';
import type { DailySources } from './model.js';

/** Returns the search for the deal of a day, which remembers a deal that was won. It loads the solver when it is called first. */
export const dailySearch =
  (store: Store): DailySources['find'] =>
  async (entry, seeds, signal, onProgress) => {
    const [{ pageSolver }, variant] = await Promise.all([import('../../table/solver.js'), entry.load()]);
    const options = completeOptions(variant, {});
    if (signal.aborted || !options.ok) return undefined;
    const solver = pageSolver(variant, { module: entry.address });
    signal.addEventListener('abort', () => solver.stop());
    const found = await findDailyDeal(
      seeds,
      (candidate, limits) => solver.isWinnable(candidate, options.value, signal, limits),
      (ended, all) => onProgress(Math.round((100 * ended) / all)),
    );
    solver.stop();
    if (signal.aborted) return undefined;
    if (found.proof === 'proved')
      await keepWinnable(store, dealKey({ variant: variant.id, rules: variant.rules, options: options.value, seed: '' }), found.seed);
    return found;
  };

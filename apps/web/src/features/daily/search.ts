import { completeOptions } from '@patience/core';
import type { SolverClient } from '@patience/solver';
import { dealKey } from '../../address/deal.js';
import { keepWinnable } from '../../store/known-deals.js';
import type { Store } from '../../store/store.js';
import type { SearchSources } from './deal-searches.js';
import { findDailyDeal } from './find-deal.js';

/**
 * Returns the search for the deal of a day, which remembers a deal that was won. It loads the solver when it is called first. One worker searches all
 * games of a day.
 */
export function dailySearch(store: Store): Pick<SearchSources, 'find' | 'rest'> {
  let solver: SolverClient | undefined;
  const find: SearchSources['find'] = async (entry, seeds, signal, onProgress) => {
    const [{ makeClient }, variant] = await Promise.all([import('../../table/solver.js'), entry.load()]);
    const options = completeOptions(variant, {});
    if (signal.aborted || !options.ok) return undefined;
    const client = (solver ??= makeClient());
    signal.addEventListener('abort', () => client.stop());
    let moves = 0;
    const found = await findDailyDeal(
      seeds,
      async (seed, search) => {
        const question = { ask: 'solve', position: { seed, options: options.value }, search } as const;
        const { verdict } = await client.ask({ module: entry.address, variant }, question, { signal });
        moves = verdict.line?.text.length ?? 0;
        return verdict.verdict === 'solved' || (verdict.verdict === 'impossible' ? false : undefined);
      },
      (ended, all) => onProgress(Math.round((100 * ended) / all)),
    );
    if (signal.aborted) return undefined;
    if (found.proof !== 'proved') return found;
    await keepWinnable(store, dealKey({ variant: variant.id, rules: variant.rules, options: options.value, seed: '' }), found.seed);
    return { ...found, moves };
  };
  return { find, rest: () => solver?.stop() };
}

import type { SolverClient } from '@patience/solver';
import type { Subject } from './kept-results.js';
import { FIRST_DEAL, type DealResult } from './results.js';

/** A stage of a search: a number of deals, and the largest number of positions for each. Later stages continue with deals that are still undecided. */
export interface Stage {
  readonly deals: number;
  readonly budget: number;
  /** Factor of the limits of memory and time of one search. @default 1 */
  readonly scale?: number;
}

/** Limits of one search besides its positions: bytes, milliseconds, and no work to shorten lines. */
const LIMITS = { memory: 48e6, time: 20_000, polish: 0 } as const;

/** Options of {@link searchDeals}. */
interface Searching {
  readonly signal: AbortSignal;
  /** Called after each deal. */
  readonly changed: () => void;
}

/**
 * Searches deals of a patience with all workers until none of the stage is left, or the signal ends it.
 * @param results receives the results
 * @throws Error when the rules break the contract
 */
export async function searchDeals(
  clients: readonly SolverClient[],
  { value }: Subject,
  results: Map<number, DealResult>,
  { deals, budget, scale = 1 }: Stage,
  { signal, changed }: Searching,
): Promise<void> {
  const open = Array.from({ length: deals }, (_, i) => FIRST_DEAL + i).filter((seed) => {
    const result = results.get(seed);
    return !result || (result.verdict === 'unknown' && result.budget < budget);
  });
  const work = async (client: SolverClient): Promise<void> => {
    for (let seed = open.shift(); seed !== undefined && !signal.aborted; seed = open.shift()) {
      const question = {
        ask: 'solve',
        position: { seed },
        search: { ...LIMITS, memory: LIMITS.memory * scale, time: LIMITS.time * scale, budget },
      } as const;
      try {
        const { verdict } = await client.ask({ data: value, variant: value }, question, { signal });
        results.set(seed, resultOf(verdict, budget));
      } catch (error) {
        if (signal.aborted) return;
        open.length = 0;
        throw error;
      }
      changed();
    }
  };
  await Promise.all(clients.map(work));
}

function resultOf(
  { verdict, line }: { readonly verdict: string; readonly line?: { readonly text: readonly string[] } },
  budget: number,
): DealResult {
  if (verdict === 'solved' && line) return { verdict: 'won', line: line.text, carried: false };
  return verdict === 'impossible' ? { verdict: 'lost', carried: false } : { verdict: 'unknown', budget };
}

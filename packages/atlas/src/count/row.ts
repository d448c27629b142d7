import type { Row } from '../atlas.js';
import { winnableOf } from './aim.js';
import type { FairCount } from './fair.js';
import { lastWords, type Entry } from './results.js';
import type { RuleSet } from './rule-sets.js';

/**
 * Returns the row of the atlas for the verdicts on a rule set and its count by the fair player; undefined when there are no verdicts.
 * @throws Error when verdicts contradict each other
 */
export function rowOf({ name, variant, options }: RuleSet, entries: readonly Entry[], fair?: FairCount): Row | undefined {
  const known = lastWords(entries, variant.rules);
  if (known.length === 0) return undefined;
  const count = (fits: (entry: Entry) => boolean): number => known.filter(fits).length;
  const solved = count(({ verdict }) => verdict === 'solved');
  const unknown = count(({ verdict }) => verdict === 'unknown');
  const moves = known.flatMap((entry) => entry.moves ?? []).sort((a, b) => a - b);
  const played = known.filter(({ random }) => random !== undefined);
  const byPlay = played.filter(({ verdict, random }) => verdict === 'solved' && !random).length;
  const open = played.filter(({ verdict }) => verdict === 'unknown').length;
  const budgets = known.map(({ budget, positions }) => budget ?? positions);
  return {
    name,
    variant: variant.id,
    options,
    rules: variant.rules,
    deals: known.length,
    seeds: [known[0]!.seed, known.at(-1)!.seed],
    solved,
    impossible: known.length - solved - unknown,
    unknown,
    winnable: winnableOf(solved, unknown, known.length),
    ...(moves.length > 0 && { moves: moves[moves.length >> 1]! }),
    ...(played.length > 0 && {
      random: { deals: played.length, won: played.filter(({ random }) => random).length },
      skill: winnableOf(byPlay, open, played.length),
    }),
    ...(fair && { fair: { deals: fair.deals, won: fair.won, share: winnableOf(fair.won, 0, fair.deals), budget: fair.budget } }),
    solver: [...new Set(known.flatMap(({ solver }) => solver ?? []))].sort(),
    budget: [Math.min(...budgets), Math.max(...budgets)],
  };
}

import { deal, Table } from '@patience/core/internals';
import { createSearch } from '@patience/solver';
import { winsAtRandom } from './random-game.js';
import type { Entry } from './results.js';
import { SOLVER, type RuleSet } from './rule-sets.js';

/** Limits of the search of a deal. There is no time limit, so that the verdict is the same on any machine. */
export interface Limits {
  /** Largest number of positions. */
  readonly budget: number;
}

const MEMORY = 512 * 2 ** 20;
/** Largest number of moves that may be played to shorten a line. */
const POLISH = 30_000;

/** The verdict on one deal. */
export interface Decision {
  readonly entry: Entry;
  /** The winning moves in notation; absent when none were found. */
  readonly line?: readonly string[];
}

/** Decides one deal, with all cards known, and plays it at random once. @throws ContractError when the variant breaks the contract */
export const decide = (ruleSet: RuleSet, seed: number, limits: Limits): Entry => decideWithLine(ruleSet, seed, limits).entry;

/** Decides one deal and also returns the winning line, which proves the verdict to others. @throws ContractError as {@link decide} */
export function decideWithLine({ variant, options }: RuleSet, seed: number, { budget }: Limits): Decision {
  const dealt = deal(variant, { seed, options });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const { table } = dealt.value;
  const result = createSearch(table, { budget, time: Infinity, memory: MEMORY, polish: POLISH }).run();
  if (result.verdict === undefined) throw new Error(`${variant.id}, seed ${seed}: the search stopped without a verdict.`);
  const entry: Entry = {
    seed,
    verdict: result.verdict as Entry['verdict'],
    positions: result.positions,
    ...(result.line && { moves: result.line.moves.length }),
    random: winsAtRandom(new Table(variant, options, table), seed),
    rules: variant.rules,
    solver: SOLVER,
    budget,
  };
  return { entry, ...(result.line && { line: result.line.text }) };
}

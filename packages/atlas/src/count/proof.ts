import { deal, Table } from '@patience/core/internals';
import { winsAtRandom } from './random-game.js';
import type { RuleSet } from './rule-sets.js';

/**
 * Returns whether the one random game of a deal is won. The game is the same on every machine. @throws ContractError when the variant
 * breaks the contract
 */
export function randomGameWins({ variant, options }: RuleSet, seed: number): boolean {
  const dealt = deal(variant, { seed, options });
  if (!dealt.ok) throw new Error(dealt.error.message);
  return winsAtRandom(new Table(variant, options, dealt.value.table), seed);
}

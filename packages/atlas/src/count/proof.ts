import { deal, isLegal, parseMove, Table } from '@patience/core/search';
import { winsAtRandom } from './random-game.js';
import type { RuleSet } from './rule-sets.js';

/**
 * Returns whether a line in notation wins the deal of a seed, by playing it move by move. @throws ContractError when the variant breaks the
 * contract
 */
export function lineWins({ variant, options }: RuleSet, seed: number, line: readonly string[]): boolean {
  const dealt = deal(variant, { seed, options });
  if (!dealt.ok) return false;
  const { table } = dealt.value;
  for (const text of line) {
    const move = parseMove(table, text);
    if (!move.ok || !isLegal(table, move.value)) return false;
    table.play(move.value);
  }
  return table.status() === 'won';
}

/**
 * Returns whether the one random game of a deal is won. The game is the same on every machine. @throws ContractError when the variant
 * breaks the contract
 */
export function randomGameWins({ variant, options }: RuleSet, seed: number): boolean {
  const dealt = deal(variant, { seed, options });
  if (!dealt.ok) throw new Error(dealt.error.message);
  return winsAtRandom(new Table(variant, options, dealt.value.table), seed);
}

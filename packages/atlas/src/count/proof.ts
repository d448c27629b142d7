import { deal, isLegal, parseMove, Table } from '@patience/core/search';
import { winsAtRandom } from './random-game.js';
import type { RuleSet } from './rule-sets.js';

/** Does a line, in notation, win the deal of a seed? It is played here, move by move. @throws ContractError when the variant breaks the contract */
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

/** Is the one random game of a deal won? It is the same everywhere. @throws ContractError when the variant breaks the contract */
export function randomGameWins({ variant, options }: RuleSet, seed: number): boolean {
  const dealt = deal(variant, { seed, options });
  if (!dealt.ok) throw new Error(dealt.error.message);
  return winsAtRandom(new Table(variant, options, dealt.value.table), seed);
}

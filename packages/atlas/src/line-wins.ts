import type { Options, Variant } from '@patience/core';
import { deal, isLegal, parseMove } from '@patience/core/internals';

/**
 * Returns whether a line in notation wins the deal of a seed, by playing it move by move.
 * @param rules a patience, and the value of each of its options
 * @throws ContractError when the variant breaks the contract
 */
export function lineWins(rules: { readonly variant: Variant; readonly options: Options }, seed: number, line: readonly string[]): boolean {
  const dealt = deal(rules.variant, { seed, options: rules.options });
  if (!dealt.ok) return false;
  const { table } = dealt.value;
  for (const text of line) {
    const move = parseMove(table, text);
    if (!move.ok || !isLegal(table, move.value)) return false;
    table.play(move.value);
  }
  return table.status() === 'won';
}

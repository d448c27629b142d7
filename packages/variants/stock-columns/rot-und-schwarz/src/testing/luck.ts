/** Playing the patiences of pure luck many times. */
import type { GivenOptions, Options, Variant } from '@patience/core';
import { actionMove, deal, isLegal } from '@patience/core/internals';

/** All words of n reds and n blacks, r and b. */
export function words(n: number): string[] {
  const grow = (reds: number, blacks: number): string[] => {
    if (reds + blacks === 0) return [''];
    const ending = (colour: string, before: string[]): string[] => before.map((word) => word + colour);
    return [...(reds > 0 ? ending('r', grow(reds - 1, blacks)) : []), ...(blacks > 0 ? ending('b', grow(reds, blacks - 1)) : [])];
  };
  return grow(n, n);
}

/** Counts the won deals of a game without choices. */
export function wins<O extends Options>(variant: Variant<O>, options: GivenOptions, deals: number): number {
  const actions = Object.keys(variant.actions ?? {}).map((_, i) => actionMove(i));
  let won = 0;
  for (let seed = 0; seed < deals; seed++) {
    const dealt = deal(variant, { seed, options });
    if (!dealt.ok) throw new Error(dealt.error.message);
    const { table } = dealt.value;
    while (table.status() === 'playing') table.play(actions.find((action) => isLegal(table, action))!);
    if (table.status() === 'won') won++;
  }
  return won;
}

/**
 * Does a chance agree with what was counted? True within four standard deviations of the binomial distribution, which
 * misses a right chance once in some 16,000 trials; the seeds are fixed, so it does so always or never.
 */
export const agrees = (chance: number, won: number, deals: number): boolean =>
  Math.abs(won - deals * chance) <= 4 * Math.sqrt(deals * chance * (1 - chance));

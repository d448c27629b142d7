/** A variant that keeps all laws, and ways to change it, for variants that break one. */
import type { CompleteVariant as Variant, Pile, Translation } from '../../contract.js';
import { sample } from '../sample.js';

export const good = sample as unknown as Variant;
export const piles =
  (change: (pile: Pile) => Partial<Pile>): Variant['table'] =>
  (options, pack) =>
    good.table(options, pack).map((pile) => ({ ...pile, ...change(pile) }));

export const withAgain = (words: Translation): Translation => ({ ...words, actions: { ...words.actions, again: 'Again' } });
export const withPace = (words: Translation): Translation => ({
  ...words,
  options: { ...words.options, pace: { name: 'Pace', values: { slow: 'slow', fast: 'fast' } } },
});

import type { Variant } from '@patience/core';

/** Returns the text for a rule set: `draw=3&redeals=0`; empty for a variant without options. */
export const rulesOf = (options: Readonly<Record<string, string | number>>): string =>
  Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&');

/**
 * Returns a rule set with the options that it lacks taken from the default rule set of its patience. Older versions of a patience had fewer
 * options, and an imported file may name only some.
 * @param rules as {@link rulesOf} returns it
 * @param defaults the default rule set, as {@link rulesOf} returns it
 */
export function completedRules(rules: string, defaults: string): string {
  const given = rules.split('&');
  const named = new Set(given.map(nameIn));
  const missing = defaults.split('&').filter((option) => !named.has(nameIn(option)));
  return [...given, ...missing].filter(Boolean).sort().join('&');
}

/** Returns results in which all games of a patience name all its options. */
export const withAllOptions = <Result extends { readonly variant: string; readonly rules: string }>(
  results: readonly Result[],
  { id, options }: Pick<Variant, 'id' | 'options'>,
): readonly Result[] => {
  const defaults = rulesOf(Object.fromEntries(Object.entries(options).map(([name, [usual]]) => [name, usual!])));
  return results.map((one) => (one.variant === id ? { ...one, rules: completedRules(one.rules, defaults) } : one));
};

const nameIn = (option: string): string => option.split('=', 1)[0]!;

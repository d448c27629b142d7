import { completeOptions, type Options, type Problem, type SavedGame, type Seed, type Variant } from '@patience/core';

/** The deal that an address names. It is validated only when it is dealt. */
export interface DealAddress {
  readonly seed?: string;
  readonly deck?: string;
  readonly options: Readonly<Record<string, string>>;
}

/** Reads a query such as `?seed=7&suits=2`. Parameters that are no options of the variant are ignored: others add some to links. */
export function readDeal(query: URLSearchParams, known: Variant['options']): DealAddress {
  const options = Object.fromEntries([...query].filter(([name]) => Object.hasOwn(known, name)));
  const [seed, deck] = [query.get('seed'), query.get('deck')];
  return { options, ...(deck ? { deck: deck.replaceAll('.', ' ') } : seed ? { seed } : {}) };
}

/**
 * Reads the deal of an address as far as it fits the variant: an option with an impossible value gets its default,
 * and the named cards are kept.
 */
export function readFittingDeal(query: URLSearchParams, variant: Variant): { readonly deal: DealAddress; readonly problem?: Problem } {
  const deal = readDeal(query, variant.options);
  const whole = completeOptions(variant, deal.options);
  if (whole.ok) return { deal };
  const single = Object.entries(deal.options).filter(([name, value]) => variant.options[name]!.some((one) => String(one) === value));
  const options = Object.fromEntries(single);
  return { deal: { ...deal, options: completeOptions(variant, options).ok ? options : {} }, problem: whole.error };
}

/** Writes the deal of a game as a query. Options with their default value are left out. */
export function writeDeal(
  { seed, deck, options }: { readonly seed?: Seed; readonly deck?: string; readonly options: Readonly<Options> },
  usual: Readonly<Record<string, readonly (string | number)[]>>,
): URLSearchParams {
  const query = new URLSearchParams();
  if (deck !== undefined) query.set('deck', deck.replaceAll(' ', '.'));
  else if (seed !== undefined) query.set('seed', String(seed));
  for (const [name, value] of Object.entries(options)) if (usual[name]?.[0] !== value) query.set(name, String(value));
  return query;
}

/** Returns options as texts, as an address contains them. */
export const optionTexts = (options: Readonly<Options>): Record<string, string> =>
  Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)]));

/** Returns a key that is equal for equal deals: same variant, rules, options and cards. */
export function dealKey(save: Pick<SavedGame, 'variant' | 'rules' | 'options' | 'seed' | 'deck' | 'position'>): string {
  const options = Object.entries(save.options).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([save.variant, save.rules, options, save.deck ?? save.seed ?? save.position ?? 0]);
}

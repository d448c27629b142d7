import { completeOptions, type Options, type Problem, type SavedGame, type Seed, type Variant } from '@patience/core';

/** Which deal an address asks for. Everything is checked when it is dealt. */
export interface DealAddress {
  readonly seed?: string;
  readonly deck?: string;
  readonly options: Readonly<Record<string, string>>;
}

/** Reads `?seed=7&suits=2`. Whatever is no option of the variant was put there by others on the link's way, and says nothing. */
export function readDeal(query: URLSearchParams, known: Variant['options']): DealAddress {
  const options = Object.fromEntries([...query].filter(([name]) => Object.hasOwn(known, name)));
  const [seed, deck] = [query.get('seed'), query.get('deck')];
  return { options, ...(deck ? { deck: deck.replaceAll('.', ' ') } : seed ? { seed } : {}) };
}

/**
 * Reads the deal of an address as far as it fits the variant: where an option cannot have its value it is as usual,
 * and the cards stay those that were asked for.
 */
export function readFittingDeal(query: URLSearchParams, variant: Variant): { readonly deal: DealAddress; readonly problem?: Problem } {
  const deal = readDeal(query, variant.options);
  const whole = completeOptions(variant, deal.options);
  if (whole.ok) return { deal };
  const single = Object.entries(deal.options).filter(([name, value]) => variant.options[name]!.some((one) => String(one) === value));
  const options = Object.fromEntries(single);
  return { deal: { ...deal, options: completeOptions(variant, options).ok ? options : {} }, problem: whole.error };
}

/** Writes the deal of a game. Options that are as usual are left out. */
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

/** Options as an address has them. */
export const optionTexts = (options: Readonly<Options>): Record<string, string> =>
  Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)]));

/** One text for one deal: same variant, rules, options and cards. */
export const dealKey = ({
  variant,
  rules,
  options,
  seed,
  deck,
}: Pick<SavedGame, 'variant' | 'rules' | 'options' | 'seed' | 'deck'>): string =>
  JSON.stringify([variant, rules, Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)), deck ?? seed ?? 0]);

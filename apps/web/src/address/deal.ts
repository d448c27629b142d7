import type { Options, SavedGame, Seed } from '@patience/core';

/** Which deal an address asks for. Names of options are those of the variant; everything is checked when it is dealt. */
export interface DealAddress {
  readonly seed?: string;
  readonly deck?: string;
  readonly options: Readonly<Record<string, string>>;
}

/** Words of the query that are no options. */
const RESERVED = ['seed', 'deck', 'variant', 'lang', 'theme', 'game', 'winnable'];

/** Reads `?seed=7&suits=2`. */
export function readDeal(query: URLSearchParams): DealAddress {
  const options = Object.fromEntries([...query].filter(([name]) => !RESERVED.includes(name)));
  const [seed, deck] = [query.get('seed'), query.get('deck')];
  return { options, ...(deck ? { deck: deck.replaceAll('.', ' ') } : seed ? { seed } : {}) };
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

/** One text for one deal: same variant, rules, options and cards. */
export const dealKey = ({ variant, rules, options, seed, deck }: Pick<SavedGame, 'variant' | 'rules' | 'options' | 'seed' | 'deck'>): string =>
  JSON.stringify([variant, rules, Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)), deck ?? seed ?? 0]);

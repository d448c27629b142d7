import { type Seed } from '@patience/core';
import { parseSeed } from '@patience/core/internals';
import type { Store } from './store.js';

/** Seeds of deals that are known to be winnable, by the key of variant, rules and options. */
export type KnownDeals = Readonly<Record<string, readonly Seed[]>>;

/** Name of the winnable deals in the store `kept`. */
export const WINNABLE = 'winnable';

/** Name of the deals that were dealt, played or not, in the store `kept`. */
export const DEALT = 'dealt';

/** The most winnable deals that are stored, or published, for one rule set. */
export const REMEMBERED = 200;

/** Most rule sets that are stored, and characters of one key: a deck of cards would be too long for a key. */
const RULE_SETS = 500;
const KEY_SIGNS = 2000;

/** Reads known deals from untrusted data; invalid ones are dropped. */
export function readKnownDeals(value: unknown): KnownDeals {
  if (typeof value !== 'object' || value === null) return {};
  const seeds = (list: unknown): Seed[] =>
    Array.isArray(list) ? list.flatMap((seed: unknown) => parseSeed(seed) ?? []).slice(0, REMEMBERED) : [];
  return Object.fromEntries(
    Object.entries(value)
      .filter(([rules]) => rules.length <= KEY_SIGNS)
      .slice(0, RULE_SETS)
      .map(([rules, list]) => [rules, seeds(list)]),
  );
}

/** Returns the known deals of a rule set. Inherited properties such as `constructor` are no rule sets. */
export const knownOf = (known: KnownDeals, rules: string): readonly Seed[] => (Object.hasOwn(known, rules) ? known[rules]! : []);

/** Returns the deals of both, those of the first argument first. */
export const uniteKnownDeals = (some: KnownDeals, more: KnownDeals): KnownDeals =>
  Object.fromEntries(
    [...new Set([...Object.keys(some), ...Object.keys(more)])].map((rules) => [
      rules,
      [...new Set([...knownOf(some, rules), ...knownOf(more, rules)])].slice(0, REMEMBERED),
    ]),
  );

/** Returns the deals of the first argument that the second lacks. */
export const withoutKnownDeals = (known: KnownDeals, others: KnownDeals): KnownDeals =>
  Object.fromEntries(
    Object.entries(known)
      .map(([rules, seeds]) => [rules, seeds.filter((seed) => !knownOf(others, rules).includes(seed))] as const)
      .filter(([, seeds]) => seeds.length > 0),
  );

/** Stores that a deal can be won. @param rules key of variant, rules and options */
export async function keepWinnable(store: Pick<Store, 'kept' | 'keep'>, rules: string, seed: Seed): Promise<void> {
  await store.keep(WINNABLE, uniteKnownDeals({ [rules]: [seed] }, readKnownDeals(await store.kept(WINNABLE))));
}

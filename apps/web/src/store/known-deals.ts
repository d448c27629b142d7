import { type Seed } from '@patience/core';
import { parseSeed } from '@patience/core/search';

/** The deals that are known to come out: their numbers by the key of variant, rules and options. */
export type KnownDeals = Readonly<Record<string, readonly Seed[]>>;

/** The name under which they are kept. */
export const WINNABLE = 'winnable';

/** The name under which deals are kept that lay on the table, played or not. */
export const DEALT = 'dealt';

/** The most winnable deals that are stored, or published, for one rule set. */
export const REMEMBERED = 200;

/** Sets of rules that are remembered, and signs of one key: it may hold no deck. */
const RULE_SETS = 500;
const KEY_SIGNS = 2000;

/** Takes what is sound of known deals from anywhere. */
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

/** The deals known for a set of rules; a key that every object has is no key. */
export const knownOf = (known: KnownDeals, rules: string): readonly Seed[] => (Object.hasOwn(known, rules) ? known[rules]! : []);

/** All of both, the first ones first. */
export const uniteKnownDeals = (some: KnownDeals, more: KnownDeals): KnownDeals =>
  Object.fromEntries(
    [...new Set([...Object.keys(some), ...Object.keys(more)])].map((rules) => [
      rules,
      [...new Set([...knownOf(some, rules), ...knownOf(more, rules)])].slice(0, REMEMBERED),
    ]),
  );

/** Those of the first that are not among the others. */
export const withoutKnownDeals = (known: KnownDeals, others: KnownDeals): KnownDeals =>
  Object.fromEntries(
    Object.entries(known)
      .map(([rules, seeds]) => [rules, seeds.filter((seed) => !knownOf(others, rules).includes(seed))] as const)
      .filter(([, seeds]) => seeds.length > 0),
  );

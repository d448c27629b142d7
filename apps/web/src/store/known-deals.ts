import type { Seed } from '@patience/core';

/** The deals that are known to come out: their numbers by the key of variant, rules and options. */
export type KnownDeals = Readonly<Record<string, readonly Seed[]>>;

/** The name under which they are kept. */
export const WINNABLE = 'winnable';

/** So many are remembered for each set of rules. */
const REMEMBERED = 200;

/** Takes what is sound of known deals from anywhere. */
export function readKnownDeals(value: unknown): KnownDeals {
  if (typeof value !== 'object' || value === null) return {};
  const seeds = (list: unknown): Seed[] =>
    Array.isArray(list)
      ? list.filter((seed): seed is Seed => typeof seed === 'string' || typeof seed === 'number').slice(0, REMEMBERED)
      : [];
  return Object.fromEntries(Object.entries(value).map(([rules, list]) => [rules, seeds(list)]));
}

/** All of both, the first ones first. */
export const uniteKnownDeals = (some: KnownDeals, more: KnownDeals): KnownDeals =>
  Object.fromEntries(
    [...new Set([...Object.keys(some), ...Object.keys(more)])].map((rules) => [
      rules,
      [...new Set([...(some[rules] ?? []), ...(more[rules] ?? [])])].slice(0, REMEMBERED),
    ]),
  );

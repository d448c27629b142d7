/** Finds similar patiences by comparing their rules; there is no hand-written list. */
import type { Variant } from '@patience/core';
import { cardsOf } from '../cards.js';
import type { Found } from '../catalogue.js';
import { sampleDeal } from '../sample-deal.js';

/** The traits of a patience, each with its weight. */
type Traits = ReadonlyMap<string, number>;

/** Weight of each kind of trait. The rule by which columns are built decides most about how a patience plays. */
const WEIGHTS = { accept: 4, family: 3, take: 2, packs: 2, cards: 2, role: 1, action: 1 } as const;

const known = new WeakMap<Variant, Traits>();

/** Returns the traits of a patience under its default options. */
function traitsOf({ variant, facts, family }: Found): Traits {
  const before = known.get(variant);
  if (before) return before;
  const traits = new Map<string, number>();
  const add = (kind: keyof typeof WEIGHTS, text: string): void => void traits.set(`${kind} ${text}`, WEIGHTS[kind]);
  if (family) add('family', family);
  add('packs', String(facts.packs));
  for (const how of cardsOf(variant)) add('cards', how);
  for (const name of Object.keys(variant.actions ?? {})) add('action', name);
  for (const { role, accept, take, reveal } of sampleDeal(variant)?.piles ?? []) {
    add('role', role);
    if (accept) add('accept', `${role} ${rule(accept)}`);
    add('take', `${role} ${rule(take)} ${String(reveal ?? false)}`);
  }
  known.set(variant, traits);
  return traits;
}

/** Returns a rule as text for comparison. Two functions are equal only if their source texts are equal. */
export const rule = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'function' ? String(part) : part)) ?? 'none';

/** Returns the likeness of two patiences from 0 to 1: the weight of their common traits divided by the weight of all their traits. */
export function likeness(a: Found, b: Found): number {
  const [left, right] = [traitsOf(a), traitsOf(b)];
  const common = weightOf([...left].filter(([trait]) => right.has(trait)));
  return common / (weightOf(left) + weightOf(right) - common);
}

const weightOf = (traits: Iterable<readonly [string, number]>): number => [...traits].reduce((sum, [, weight]) => sum + weight, 0);

/** Returns the patiences most similar to one, the most similar first; equal ones by id. @param count how many at most */
export const similarTo = (one: Found, found: readonly Found[], count: number): readonly Found[] =>
  found
    .filter(({ facts }) => facts.id !== one.facts.id)
    .map((other) => ({ other, likeness: likeness(one, other) }))
    .sort((a, b) => b.likeness - a.likeness || (a.other.facts.id < b.other.facts.id ? -1 : 1))
    .slice(0, count)
    .map(({ other }) => other);

import type { Pile } from './contract.js';
import { Rules } from './rules.js';

/** The rules of each variant's last deal, by the variant itself. */
const last = new WeakMap<object, Rules>();

/**
 * The rules of these piles. Most variants lay out the same piles at every deal: those are compiled once.
 * @throws ContractError when the piles are not as the contract wants them
 */
export function rulesOf(variant: { readonly id: string }, piles: readonly Pile[]): Rules {
  const known = last.get(variant);
  if (known && same(known.piles, piles)) return known;
  const rules = new Rules(variant.id, piles);
  last.set(variant, rules);
  return rules;
}

/** Are these equal, all the way down? Functions only when they are the same one. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) if (!same((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key])) return false;
  return true;
}

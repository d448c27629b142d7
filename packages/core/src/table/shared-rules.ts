import type { Pile, CompleteVariant } from '../contract.js';
import { USUAL, type Faces } from '../cards/faces.js';
import { ContractError } from '../problem.js';
import { Rules } from './rules.js';

/** The compiled rules of each variant's last deal, by the variant. */
const last = new WeakMap<object, Rules>();

/**
 * Returns the compiled rules of piles. They are cached, since most variants lay out the same piles at every deal.
 * @param faces of the deck
 * @throws ContractError when the piles do not fit the contract
 */
export function rulesOf(
  variant: Pick<CompleteVariant<never>, 'id' | 'actions' | 'pair'>,
  piles: readonly Pile[],
  faces: Faces = USUAL,
): Rules {
  const known = last.get(variant);
  if (known?.faces === faces && same(known.piles, piles)) return known;
  const rules = new Rules(variant.id, piles, variant.actions, faces);
  if (variant.pair && rules.discard < 0) throw new ContractError(variant.id, 'pair', 'needs a discard pile on the table');
  last.set(variant, rules);
  return rules;
}

/**
 * Returns whether two values are equal at all depths; functions are equal only if they are the same object. Allocates nothing, because
 * every deal calls this.
 */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  return Array.isArray(a) ? Array.isArray(b) && sameLists(a, b) : !Array.isArray(b) && sameObjects(a as Fields, b as Fields);
}

type Fields = Readonly<Record<string, unknown>>;

function sameLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
  return true;
}

function sameObjects(a: Fields, b: Fields): boolean {
  let more = 0;
  for (const key in a) {
    if (!(key in b) || !same(a[key], b[key])) return false;
    more--;
  }
  for (const _ in b) more++;
  return more === 0;
}

import { nameSalt } from '../table/keys.js';
import type { Variant } from '../variant.js';

const known = new WeakMap<Variant, string>();

/**
 * A word made from the variant's own text: id, data and functions. Two runs of the same text try the same deals, other texts
 * other ones, so that a hundred packages do not all look at the same places.
 */
export function seedFrom(variant: Variant): string {
  let word = known.get(variant);
  if (word === undefined) {
    const text = JSON.stringify(variant, (_key, value: unknown) => (typeof value === 'function' ? String(value) : value));
    word = `${variant.id} ${nameSalt(text) >>> 0}`;
    known.set(variant, word);
  }
  return word;
}

import { nameSalt } from '../table/keys.js';
import type { Variant } from '../variant.js';

const known = new WeakMap<Variant, string>();

/**
 * Returns a seed made from the id, data and function texts of a variant. Two runs of one version test the same deals. Different variants test
 * different deals, so that all packages together cover more.
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

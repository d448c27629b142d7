import type { Traits } from './traits.js';

/**
 * Caches the result of a function of the traits, once for each traits object, which many tables share. The result may depend on further
 * arguments only as far as they are equal for all tables with the same traits.
 */
export function perTraits<T, A extends readonly unknown[]>(find: (traits: Traits, ...rest: A) => T): (traits: Traits, ...rest: A) => T {
  const cache = new WeakMap<Traits, { readonly found: T }>();
  return (traits, ...rest) => {
    let known = cache.get(traits);
    if (!known) cache.set(traits, (known = { found: find(traits, ...rest) }));
    return known.found;
  };
}

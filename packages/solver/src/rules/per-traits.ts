import type { Traits } from './traits.js';

/**
 * Caches a function of the traits, which many tables share: it is computed once per traits. The result must not depend on anything in the
 * further arguments that differs between tables with the same traits.
 */
export function perTraits<T, A extends readonly unknown[]>(find: (traits: Traits, ...rest: A) => T): (traits: Traits, ...rest: A) => T {
  const cache = new WeakMap<Traits, { readonly found: T }>();
  return (traits, ...rest) => {
    let known = cache.get(traits);
    if (!known) cache.set(traits, (known = { found: find(traits, ...rest) }));
    return known.found;
  };
}

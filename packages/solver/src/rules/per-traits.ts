import type { Traits } from './traits.js';

/**
 * Makes a function remember what it finds of the rules: once for the same traits, which many tables share. What else it is given
 * must say the same for all of them.
 */
export function perTraits<T, A extends readonly unknown[]>(find: (traits: Traits, ...rest: A) => T): (traits: Traits, ...rest: A) => T {
  const cache = new WeakMap<Traits, { readonly found: T }>();
  return (traits, ...rest) => {
    let known = cache.get(traits);
    if (!known) cache.set(traits, (known = { found: find(traits, ...rest) }));
    return known.found;
  };
}

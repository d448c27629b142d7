import type { Options, Variant } from '@patience/core';
import type { Table } from '@patience/core/internals';

/** Caches the result of a function of the table, once for each variant and options. The result must not depend on the deal. */
export function perOptions<T extends object>(find: (table: Table<Options>) => T): (table: Table<Options>) => T {
  const cache = new WeakMap<Variant<Options>, Map<string, T>>();
  return (table) => {
    const name = JSON.stringify(table.options);
    let known = cache.get(table.variant);
    if (!known) cache.set(table.variant, (known = new Map<string, T>()));
    const found = known.get(name) ?? find(table);
    known.set(name, found);
    return found;
  };
}

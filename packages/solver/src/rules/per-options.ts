import type { Options, Variant } from '@patience/core';
import type { Table } from '@patience/core/search';

/** Caches a function of the table: it is computed once per variant and options, whatever the deal. */
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

import type { Scope } from './tally.js';

/** Reads the shown games from the query of the address. */
export function scopeOf(query: string): Scope {
  const given = new URLSearchParams(query);
  return { variant: given.get('variant') ?? undefined, rules: given.get('rules') ?? undefined };
}

/** Returns the query that shows games; empty for all games. */
export function pathOf({ variant, rules }: Scope): string {
  const query = new URLSearchParams({ ...(variant !== undefined && { variant }), ...(rules !== undefined && { rules }) });
  return query.size > 0 ? `?${query.toString()}` : '';
}

import type { Here } from '../../address/site.js';
import { sourceOf, type AddedSource, type Source } from '../../catalogue/entry.js';

/** Lists of patiences that are loaded only if the document does not name the wanted one. */
export interface Catalogue {
  readonly installed: () => Promise<readonly Source[]>;
  readonly all: () => Promise<readonly (Source | AddedSource)[]>;
}

/**
 * Chooses the patience of a page: its own, the one in the address, the one played last, or the one of the document for a first visit.
 * @param query of the address @param last id of the patience played last
 * @returns undefined if the page or its address names a patience that is not here
 */
export async function chooseEntry(
  { variant, page, game }: Pick<Here, 'variant' | 'page' | 'game'>,
  query: URLSearchParams,
  last: string | undefined,
  { installed, all }: Catalogue,
): Promise<Source | AddedSource | undefined> {
  const here = game && sourceOf(game.id, game.address);
  const isHome = page === 'home';
  const id = variant ?? query.get('variant') ?? (isHome ? (last ?? here?.id) : undefined);
  if (id === undefined || id === here?.id) return id === undefined ? undefined : here;
  const isMeant = (entry: Source | AddedSource): boolean => entry.id === id;
  const entry = (await installed()).find(isMeant) ?? (await all()).find(isMeant);
  return entry ?? (isHome && !query.has('variant') ? here : undefined);
}

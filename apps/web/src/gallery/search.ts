import { fitsFilters, hasWordsWithTypo, hasWords, type Candidate, type GalleryRequest } from './filter.js';

/** The result of a search in the gallery. */
export interface Findings<Game> {
  readonly games: readonly Game[];
  /** True if no game has these words, and the games that were found have similar names. */
  readonly similar: boolean;
  /** The part of the request to change if nothing was found: the words if no name is similar to them, or else the filters. */
  readonly instead: 'word' | 'filter' | undefined;
}

/** Returns the games that match. If none has the words, it returns those whose names are one typing mistake away. */
export function search<Game extends Candidate>(request: GalleryRequest, games: readonly Game[]): Findings<Game> {
  const exact = games.filter((game) => hasWords(request, game));
  const similar = exact.length === 0;
  const named = similar ? games.filter((game) => hasWordsWithTypo(request, game)) : exact;
  const fitting = named.filter((game) => fitsFilters(request, game));
  return {
    games: fitting,
    similar: similar && fitting.length > 0,
    instead: fitting.length > 0 || games.length === 0 ? undefined : named.length === 0 ? 'word' : 'filter',
  };
}

import { fitsChips, hasNearly, hasWords, type Candidate, type GalleryRequest } from './filter.js';

/** The result of a search in the gallery. */
export interface Findings<Game> {
  readonly games: readonly Game[];
  /** No game has these words: what was found is called much like them. */
  readonly similar: boolean;
  /** The part of the request to change when nothing was found: words that no name is similar to, or else the chips. */
  readonly instead: 'word' | 'filter' | undefined;
}

/** The games that fit; only where none has the words, those whose names they are but for a slip. */
export function search<Game extends Candidate>(request: GalleryRequest, games: readonly Game[]): Findings<Game> {
  const exact = games.filter((game) => hasWords(request, game));
  const similar = exact.length === 0;
  const named = similar ? games.filter((game) => hasNearly(request, game)) : exact;
  const fitting = named.filter((game) => fitsChips(request, game));
  return {
    games: fitting,
    similar: similar && fitting.length > 0,
    instead: fitting.length > 0 || games.length === 0 ? undefined : named.length === 0 ? 'word' : 'filter',
  };
}

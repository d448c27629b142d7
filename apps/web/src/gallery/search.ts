import { fitsChips, hasNearly, hasWords, type Candidate, type Wish } from './filter.js';

/** What the gallery has for a wish. */
export interface Findings<Game> {
  readonly games: readonly Game[];
  /** No game has these words: what was found is called much like them. */
  readonly similar: boolean;
  /** What to change when there is none: words that nothing is like, or else the chips. */
  readonly instead: 'word' | 'filter' | undefined;
}

/** The games that fit; only where none has the words, those whose names they are but for a slip. */
export function search<Game extends Candidate>(wish: Wish, games: readonly Game[]): Findings<Game> {
  const exact = games.filter((game) => hasWords(wish, game));
  const similar = exact.length === 0;
  const named = similar ? games.filter((game) => hasNearly(wish, game)) : exact;
  const fitting = named.filter((game) => fitsChips(wish, game));
  return {
    games: fitting,
    similar: similar && fitting.length > 0,
    instead: fitting.length > 0 || games.length === 0 ? undefined : named.length === 0 ? 'word' : 'filter',
  };
}

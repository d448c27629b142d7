import { fitsFilters, hasSomeWord, hasWords, hasWordsWithTypos, withKnownWords, type Candidate, type GalleryRequest } from './filter.js';

export interface Findings<Game> {
  readonly games: readonly Game[];
  /** True if no game has these words, and the games that were found have similar names. */
  readonly similar: boolean;
  /** The part of the request to change if nothing was found: the words if no name is similar to them, or else the filters. */
  readonly instead: 'word' | 'filter' | undefined;
}

interface Way {
  readonly find: <Game extends Candidate>(request: GalleryRequest, games: readonly Game[]) => readonly Game[];
  /** Whether the found names are only similar to the words. */
  readonly similar: boolean;
}

/** Ways to find games by the words of a search: the first one that finds any counts. */
const WAYS: readonly Way[] = [
  { find: (request, games) => games.filter((game) => hasWords(request, game)), similar: false },
  { find: (request, games) => games.filter((game) => hasWordsWithTypos(request, game, 1)), similar: true },
  { find: (request, games) => games.filter((game) => hasWordsWithTypos(request, game, 2)), similar: true },
  { find: withKnownWords, similar: false },
  { find: (request, games) => games.filter((game) => hasSomeWord(request, game)), similar: true },
];

/** Returns the games that match. If none has the words, it returns those with the most similar names. */
export function search<Game extends Candidate>(request: GalleryRequest, games: readonly Game[]): Findings<Game> {
  let named: readonly Game[] = [];
  const way = WAYS.find(({ find }) => (named = find(request, games)).length > 0);
  const shortest = Math.min(...games.map(({ minutes = Infinity }) => minutes));
  const isInTime = ({ minutes = Infinity }: Game): boolean =>
    request.minutes === undefined || minutes <= Math.max(request.minutes, shortest);
  const fitting = named.filter((game) => isInTime(game) && fitsFilters(request, game));
  return {
    games: fitting,
    similar: way?.similar === true && fitting.length > 0,
    instead: fitting.length > 0 || games.length === 0 ? undefined : named.length === 0 ? 'word' : 'filter',
  };
}

import { NO_WORD, plain, spellings } from '../../text/plain.js';
import { fitsFilters, hasSomeWord, hasWords, hasWordsWithTypos, isNearlyNamed, type Candidate, type GalleryRequest } from './filter.js';

/** The result of a search in the gallery. */
export interface Findings<Game> {
  readonly games: readonly Game[];
  /** True if no game has these words, and the games that were found have similar names. */
  readonly similar: boolean;
  /** The part of the request to change if nothing was found: the words if no name is similar to them, or else the filters. */
  readonly instead: 'word' | 'filter' | undefined;
}

/** Ways to find games by the words of a search: the first one that finds any counts. */
const WAYS: readonly ((request: GalleryRequest, game: Candidate) => boolean)[] = [
  hasWords,
  (request, game) => hasWordsWithTypos(request, game, 1),
  (request, game) => hasWordsWithTypos(request, game, 2),
  hasSomeWord,
];

/** Returns the games that match. If none has the words, it returns those with the most similar names. */
export function search<Game extends Candidate>(request: GalleryRequest, games: readonly Game[]): Findings<Game> {
  let named: readonly Game[] = [];
  let way = 0;
  for (; named.length === 0 && way < WAYS.length; way++) named = games.filter((game) => WAYS[way]!(request, game));
  const similar = way > 1;
  const fitting = named.filter((game) => fitsFilters(request, game));
  return {
    games: fitting,
    similar: similar && fitting.length > 0,
    instead: fitting.length > 0 || games.length === 0 ? undefined : named.length === 0 ? 'word' : 'filter',
  };
}

/** Rank of a whole name: more than that of any number of words that a player types. */
const WHOLE = 1000;

/**
 * Returns how well the names of a game match the words of a search, so that the games meant come first: a word that begins the name counts
 * more than one inside it, and a word of any of the names more than the beginning of one, or than a typing mistake in the first word. A whole
 * name that is equal to the search counts
 * most. 0 if the words are only in other texts of the game.
 * @param text of the search, normalized by `plain`
 * @param game its name in the language of the page, the words of all its names, and these names
 */
export function nameMatch(text: string, { name, names, called }: Pick<Candidate, 'names' | 'called'> & { readonly name: string }): number {
  if (called.includes(text.trim())) return WHOLE;
  const [first = ''] = plain(name).split(NO_WORD);
  const isBegun = (word: string): boolean => names.some((one) => one.startsWith(word)) || isNearlyNamed(word, { names: [first] }, 2);
  const rank = (word: string): number => (word === first ? 3 : names.includes(word) ? 2 : isBegun(word) ? 1 : 0);
  const words = text.split(NO_WORD).filter(Boolean);
  return words.reduce((sum, word) => sum + Math.max(...spellings(word).map(rank)), 0);
}

import { NO_WORD, plain, spellings } from '../text/plain.js';
import { mistakes } from '../text/typo.js';

/** The names by which a search finds a game. */
export interface NamedGame {
  /** The name in the language of the page. */
  readonly name: string;
  /** The words of all names, also two neighbours written as one: see {@link nameWords}. */
  readonly names: readonly string[];
  /** The whole names, normalized by `plain`. */
  readonly called: readonly string[];
}

/**
 * Returns the words of names by which a search finds a game: each word, and each two neighbours written as one, such as “tripeaks”.
 * @param names normalized by `plain`
 */
export function nameWords(names: string): readonly string[] {
  const words = names.split(NO_WORD).filter(Boolean);
  return [...words, ...words.slice(1).map((word, i) => words[i]! + word)];
}

/** Shortest words, in letters, for which one and two typing mistakes are tolerated: shorter words resemble too many others. */
const SHORTEST = [5, 7] as const;

/** Most typing mistakes that are tolerated. */
export const MOST_MISTAKES = SHORTEST.length;

/** Tells whether a word is at most so many typing mistakes away from a word of a game's names. */
export const isNearlyNamed = (word: string, { names }: Pick<NamedGame, 'names'>, most: number): boolean => {
  const tolerated = Math.min(most, SHORTEST.filter((length) => word.length >= length).length);
  return spellings(word).some((one) => names.some((name) => mistakes(one, name, tolerated) <= tolerated));
};

/** Rank of a whole name: more than that of any number of words that a player types. */
const WHOLE = 1000;

/**
 * Returns how well the names of a game match the words of a search, so that the games meant come first: a word that begins the name counts
 * more than one inside it, and a word of any of the names more than the beginning of one, or than a typing mistake in the first word. A whole
 * name that is equal to the search counts most. 0 if the words are only in other texts of the game.
 * @param text of the search, normalized by `plain`
 * @param game its name in the language of the page, the words of all its names, and these names
 */
export function nameMatch(text: string, { name, names, called }: NamedGame): number {
  if (called.includes(text.trim())) return WHOLE;
  const [first = ''] = plain(name).split(NO_WORD);
  const isBegun = (word: string): boolean => names.some((one) => one.startsWith(word)) || isNearlyNamed(word, { names: [first] }, 2);
  const rank = (word: string): number => (word === first ? 3 : names.includes(word) ? 2 : isBegun(word) ? 1 : 0);
  const words = text.split(NO_WORD).filter(Boolean);
  return words.reduce((sum, word) => sum + Math.max(...spellings(word).map(rank)), 0);
}

/** Returns the games whose names fit a search, the best first. @param text normalized by `plain` */
export function matching<Game extends NamedGame>(text: string, games: readonly Game[]): readonly Game[] {
  const words = text.split(NO_WORD).filter(Boolean);
  if (words.length === 0) return [];
  // A name that begins with the search comes before one that has it inside.
  const ranked = games.map((game) => {
    const match = nameMatch(text, game);
    return { game, rank: match && match + Number(plain(game.name).startsWith(text)) / 2 };
  });
  const begun = ranked.filter(({ rank }) => rank > 0).sort((a, b) => b.rank - a.rank || a.game.name.localeCompare(b.game.name));
  if (begun.length > 0) return begun.map(({ game }) => game);
  return games.filter((game) => words.every((word) => isNearlyNamed(word, game, MOST_MISTAKES)));
}

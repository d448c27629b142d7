import { holds, plain, spellings } from '../../text/plain.js';
import { mistakes } from '../../text/typo.js';

/** The player's search and filters in the gallery. A game matches if it fits one of the chosen values (`chips`) of every filter. */
export interface GalleryRequest {
  readonly text: string;
  readonly chips: Readonly<Partial<Record<Filter, readonly string[]>>>;
}

/** The facts of a game that the filters compare. */
export interface Candidate {
  /** All words by which a search finds the game, normalized by `plain`. */
  readonly text: string;
  /** The words of the game's names and other names, also two neighbours written as one. */
  readonly names: readonly string[];
  /** The whole names, normalized by `plain`. */
  readonly called: readonly string[];
  readonly family: string | undefined;
  /** The game's facts about its cards after the deal. */
  readonly cards: readonly string[];
  readonly packs: number;
  readonly minutes: number | undefined;
  readonly skill: number | undefined;
  readonly favourite: boolean;
  readonly won: boolean;
}

/** The filters of the gallery with their values; each tells whether a game fits. A game without the fact does not fit. */
const FILTERS = {
  favourites: ({ favourite }) => favourite,
  unwon: ({ won }) => !won,
  length: ({ minutes }, value) => minutes !== undefined && (value === 'short' ? minutes <= 10 : minutes > 10),
  kind: ({ skill }, value) => skill !== undefined && (value === 'luck' ? skill <= 0.5 : skill > 0.5),
  packs: ({ packs }, value) => (value === '1' ? packs === 1 : packs >= 2),
  cards: ({ cards }, value) => cards.includes(value),
  family: ({ family }, value) => family === value,
} as const satisfies Readonly<Record<string, (game: Candidate, value: string) => boolean>>;

type Filter = keyof typeof FILTERS;

/** Reads the search text and the chosen filter values from a form. */
export const requestOf = (form: FormData): GalleryRequest => ({
  text: plain((form.get('text') as string | null) ?? ''),
  chips: Object.fromEntries((Object.keys(FILTERS) as Filter[]).map((name) => [name, form.getAll(name) as string[]])),
});

/** Tells whether the search text and the filters are empty. */
export const isEmpty = ({ text, chips }: GalleryRequest): boolean =>
  text === '' && Object.values(chips).every((values) => values.length === 0);

/** Tells whether a game fits the chosen filter values. */
export const fitsFilters = ({ chips }: GalleryRequest, game: Candidate): boolean =>
  (Object.entries(chips) as [Filter, readonly string[]][]).every(
    ([name, values]) => values.length === 0 || values.some((value) => FILTERS[name](game, value)),
  );

/** Tells whether a game has all words of the search. */
export const hasWords = ({ text }: GalleryRequest, game: Candidate): boolean => holds(game.text, text);

/** Shortest words, in letters, for which one and two typing mistakes are tolerated: shorter words resemble too many others. */
const SHORTEST = [5, 7] as const;

/** Tells whether a word is at most so many typing mistakes away from a word of a game's names. */
export const isNearlyNamed = (word: string, { names }: Pick<Candidate, 'names'>, most: number): boolean => {
  const tolerated = Math.min(most, SHORTEST.filter((length) => word.length >= length).length);
  return spellings(word).some((one) => names.some((name) => mistakes(one, name, tolerated) <= tolerated));
};

/** Tells whether a game has all words of the search, where a long word may be so many typing mistakes away from a word of a name. */
export const hasWordsWithTypos = ({ text }: GalleryRequest, game: Candidate, most: number): boolean =>
  text.split(/\s+/).every((word) => holds(game.text, word) || isNearlyNamed(word, game, most));

/** Shortest word, in letters, by which alone a game is found: shorter ones are articles and the like. */
const TELLING = 3;

/** Tells whether a name of a game has one of the words of the search, or nearly. */
export const hasSomeWord = ({ text }: GalleryRequest, game: Candidate): boolean =>
  text.split(/\s+/).some((word) => word.length >= TELLING && isNearlyNamed(word, game, SHORTEST.length));

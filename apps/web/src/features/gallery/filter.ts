import { holds, plain, spellings } from '../../text/plain.js';
import { isTypo } from '../../text/typo.js';

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

/** Shortest word, in letters, for which a typing mistake is tolerated: shorter words resemble too many others. */
const LONG = 5;

/** Tells whether a game has all words of the search, where a long word may be one typing mistake away from a word of a name. */
export const hasWordsWithTypo = ({ text }: GalleryRequest, game: Candidate): boolean =>
  text
    .split(/\s+/)
    .every(
      (word) =>
        holds(game.text, word) || (word.length >= LONG && spellings(word).some((one) => game.names.some((name) => isTypo(one, name)))),
    );

import { isNearlyNamed, MOST_MISTAKES } from '../../catalogue/name-match.js';
import { holds, plain } from '../../text/plain.js';

/** The player's search and filters in the gallery. A game matches if it fits one of the chosen values (`chips`) of every filter. */
export interface GalleryRequest {
  readonly text: string;
  /** The longest time in minutes, if the text names one. The shortest games fit any. */
  readonly minutes?: number | undefined;
  readonly chips: Readonly<Partial<Record<Filter, readonly string[]>>>;
}

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

export const isEmpty = ({ text, chips }: GalleryRequest): boolean =>
  text === '' && Object.values(chips).every((values) => values.length === 0);

export const fitsFilters = ({ chips }: GalleryRequest, game: Candidate): boolean =>
  (Object.entries(chips) as [Filter, readonly string[]][]).every(
    ([name, values]) => values.length === 0 || values.some((value) => FILTERS[name](game, value)),
  );

export const hasWords = ({ text }: GalleryRequest, game: Candidate): boolean => text === '' || holds(game.text, text);

/** Tells whether a game has all words of the search, where a long word may be so many typing mistakes away from a word of a name. */
export const hasWordsWithTypos = ({ text }: GalleryRequest, game: Candidate, most: number): boolean =>
  text.split(/\s+/).every((word) => holds(game.text, word) || isNearlyNamed(word, game, most));

/** Shortest word, in letters, by which alone a game is found: shorter ones are articles and the like. */
const TELLING = 3;

/** Returns the games that have all words of the search but those that no game has: “very easy” finds what “easy” does. */
export function withKnownWords<Game extends Candidate>({ text }: GalleryRequest, games: readonly Game[]): readonly Game[] {
  const known = text.split(/\s+/).filter((word) => word.length >= TELLING && games.some((one) => holds(one.text, word)));
  return known.length === 0 ? [] : games.filter((game) => known.every((word) => holds(game.text, word)));
}

/** Tells whether a name of a game has one of the words of the search, or nearly. */
export const hasSomeWord = ({ text }: GalleryRequest, game: Candidate): boolean =>
  text.split(/\s+/).some((word) => word.length >= TELLING && isNearlyNamed(word, game, MOST_MISTAKES));

import { holds, plain, spellings } from '../text/plain.js';
import { isTypo } from '../text/typo.js';

/** The player's search and filters in the gallery: a game must match any of the chips of one name, and all names. */
export interface GalleryRequest {
  readonly text: string;
  readonly chips: Readonly<Partial<Record<Chip, readonly string[]>>>;
}

/** The facts of a game that filters look at. */
export interface Candidate {
  /** All that a search finds it by, as `plain` writes it. */
  readonly text: string;
  /** The words of its names, and of what else it is called. */
  readonly names: readonly string[];
  readonly family: string | undefined;
  /** The state of its cards after the deal. */
  readonly cards: readonly string[];
  readonly packs: number;
  readonly minutes: number | undefined;
  readonly skill: number | undefined;
  readonly favourite: boolean;
  readonly won: boolean;
}

/** Of a game that does not say how long it takes or what it asks for, nobody knows: it does not fit. */
const CHIPS = {
  favourites: ({ favourite }) => favourite,
  unwon: ({ won }) => !won,
  length: ({ minutes }, value) => minutes !== undefined && (value === 'short' ? minutes <= 10 : minutes > 10),
  kind: ({ skill }, value) => skill !== undefined && (value === 'luck' ? skill <= 0.5 : skill > 0.5),
  packs: ({ packs }, value) => (value === '1' ? packs === 1 : packs >= 2),
  cards: ({ cards }, value) => cards.includes(value),
  family: ({ family }, value) => family === value,
} as const satisfies Readonly<Record<string, (game: Candidate, value: string) => boolean>>;

type Chip = keyof typeof CHIPS;

/** Reads the request of a form: a text and chips that are pressed. */
export const requestOf = (form: FormData): GalleryRequest => ({
  text: plain((form.get('text') as string | null) ?? ''),
  chips: Object.fromEntries((Object.keys(CHIPS) as Chip[]).map((name) => [name, form.getAll(name) as string[]])),
});

/** Tells whether nothing is asked for. */
export const isEmpty = ({ text, chips }: GalleryRequest): boolean =>
  text === '' && Object.values(chips).every((values) => values.length === 0);

/** Does a game fit the chips? */
export const fitsChips = ({ chips }: GalleryRequest, game: Candidate): boolean =>
  (Object.entries(chips) as [Chip, readonly string[]][]).every(
    ([name, values]) => values.length === 0 || values.some((value) => CHIPS[name](game, value)),
  );

/** Does a game have the words? */
export const hasWords = ({ text }: GalleryRequest, game: Candidate): boolean => holds(game.text, text);

/** Words of fewer letters are like too many others. */
const LONG = 5;

/** Does a game have the words, or a name but for a slip in a long one of them? */
export const hasNearly = ({ text }: GalleryRequest, game: Candidate): boolean =>
  text
    .split(/\s+/)
    .every(
      (word) =>
        holds(game.text, word) || (word.length >= LONG && spellings(word).some((one) => game.names.some((name) => isTypo(one, name)))),
    );

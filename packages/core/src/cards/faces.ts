import type { DeckSpec, SuitSpec } from '../contract.js';
import { COLOURS, RANKS, SUITS, type Card, type Face, type Suit } from './card.js';

/** Largest number of faces of a deck. */
export const MAX_FACES = 120;
/** Highest rank that a deck can have. */
export const MAX_RANK = 26;

const RED = COLOURS.indexOf('red');
const USUAL_COLOURS: Readonly<Record<Suit, (typeof COLOURS)[number]>> = { C: 'black', D: 'red', H: 'red', S: 'black' };

/** The faces of a deck: the rank, suit and colour of each by its number. The usual ones are numbered suit × 13 + rank − 1. */
export class Faces {
  /** Number of faces. */
  readonly count: number;
  /** Face → its rank; 0 for a face without a rank. */
  readonly rank: Uint8Array;
  /** Face → its suit, as an index into {@link suits}. */
  readonly suit: Uint8Array;
  /** Face → its colour, as an index into {@link COLOURS}. */
  readonly colour: Uint8Array;
  /** Letters of the suits. */
  readonly suits: readonly string[];
  /** Highest rank of all suits. */
  readonly highest: number;
  /** Rank → its faces. */
  readonly ofRank: readonly (readonly Face[])[];
  /** Suit → its faces, the lowest rank first. */
  readonly ofSuit: readonly (readonly Face[])[];
  /** Whether the suits are red and black only. */
  readonly twoColours: boolean;
  readonly #letters: readonly string[];
  readonly #byText = new Map<string, Face>();

  /** @param letters the usual suits' ranks as they are written, the lowest first */
  constructor(
    specs: readonly (Suit | SuitSpec)[],
    readonly letters: readonly string[],
  ) {
    const suits = specs.map((spec) =>
      typeof spec === 'string' ? { suit: spec, colour: USUAL_COLOURS[spec], letters } : { letters, ...spec },
    );
    this.suits = suits.map(({ suit }) => suit);
    const faces = suits.flatMap((spec, suit) =>
      (spec.letters.length === 0 ? [''] : spec.letters).map((letter, i) => ({
        suit,
        letter,
        rank: letter === '' ? 0 : i + 1,
        colour: COLOURS.indexOf(spec.colour),
      })),
    );
    this.count = faces.length;
    this.#letters = faces.map(({ letter }) => letter);
    this.rank = Uint8Array.from(faces, ({ rank }) => rank);
    this.suit = Uint8Array.from(faces, ({ suit }) => suit);
    this.colour = Uint8Array.from(faces, ({ colour }) => colour);
    this.highest = Math.max(...this.rank);
    this.ofRank = Array.from({ length: this.highest + 1 }, (_, rank) => [...faces.keys()].filter((face) => faces[face]!.rank === rank));
    this.ofSuit = suits.map((_, suit) => [...faces.keys()].filter((face) => faces[face]!.suit === suit));
    this.twoColours = this.colour.every((colour) => colour <= RED);
    for (const face of faces.keys()) {
      this.#byText.set(this.format(face), face);
      // A ten may also be written 10.
      if (this.#letters[face] === 'T') this.#byText.set(`10${this.suits[this.suit[face]!]!}`, face);
    }
  }

  /** Returns the rank of a face as it is written. */
  letter(face: Face): string {
    return this.#letters[face]!;
  }

  /** Returns the letter of a face's suit. */
  suitLetter(face: Face): string {
    return this.suits[this.suit[face]!]!;
  }

  /** Returns how a rank is written in the first suit that has it. */
  letterOf(rank: number): string {
    const face = this.ofRank[rank]?.[0];
    return face === undefined ? String(rank) : this.letter(face);
  }

  /** Writes a face like `KS`, `TH`, `9D`. {@link parse} reads it. */
  format(face: Face): string {
    return this.letter(face) + this.suitLetter(face);
  }

  /** Reads a face written like `KS`, `th` or `10H`. @returns undefined when the text is no card of the deck */
  parse(text: string): Face | undefined {
    return this.#byText.get(text.trim().toUpperCase());
  }

  /** Returns the face of a card. */
  of(card: Pick<Card, 'letter' | 'suit'>): Face {
    return this.#byText.get(card.letter + card.suit)!;
  }

  /** Returns a frozen card. */
  card(id: number, face: Face): Card {
    return Object.freeze({
      id,
      rank: this.rank[face]!,
      suit: this.suitLetter(face),
      red: this.colour[face] === RED,
      letter: this.letter(face),
    });
  }
}

/** Number of the usual faces. */
export const FACES = 52;
/** The 52 usual faces. */
export const USUAL = new Faces(SUITS, RANKS);

/** The faces of decks with suits or ranks of their own, by these. */
const made = new Map<string, Faces>();

/** Returns the faces of a deck: the usual ones, unless it has suits or ranks of its own. */
export function facesOf({ suits = SUITS, letters = RANKS }: DeckSpec): Faces {
  if (letters === RANKS && suits.every((suit) => typeof suit === 'string')) return USUAL;
  const key = JSON.stringify([suits.map((suit) => (typeof suit === 'string' ? suit : [suit.suit, suit.colour, suit.letters])), letters]);
  let faces = made.get(key);
  if (!faces) {
    // Drafts in an editor make many decks.
    if (made.size > 100) made.clear();
    made.set(key, (faces = new Faces(suits, letters)));
  }
  return faces;
}

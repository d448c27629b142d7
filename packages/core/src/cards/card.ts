/** The four suits in the order in which cards are sorted: clubs, diamonds, hearts, spades. */
export const SUITS = ['C', 'D', 'H', 'S'] as const;
/** A suit, by its letter. */
export type Suit = (typeof SUITS)[number];

/** Ranks as they are written, ace first: `RANKS[rank - 1]`. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;

/** The rank of an ace. */
export const ACE = 1;
/** The rank of a jack. */
export const JACK = 11;
/** The rank of a queen. */
export const QUEEN = 12;
/** The rank of a king. */
export const KING = 13;

/** A physical card of a deal. It is frozen, and it is the same object for the whole deal. */
export interface Card {
  /** Index in the order in which the cards are dealt, from 0. It tells equal cards apart and does not depend on the face. */
  readonly id: number;
  /** Rank of the card, 1 (ace) to 13 (king). */
  readonly rank: number;
  /** Suit of the card: clubs, diamonds, hearts or spades. */
  readonly suit: Suit;
  /** Whether the suit is red: diamonds and hearts. */
  readonly red: boolean;
}

/** Rank and suit of a card as a number from 0 to 51: suit × 13 + rank − 1. Compiled rules are indexed by it. */
export type Face = number;

/** Number of faces. */
export const FACES = 52;

/** Returns a face. @param suit index into {@link SUITS} @param rank 1–13 */
export const faceOf = (suit: number, rank: number): Face => suit * 13 + rank - 1;
/** Returns the rank of a face, 1 (ace) to 13 (king). */
export const rankOf = (face: Face): number => (face % 13) + 1;
/** Returns the suit of a face, as an index into {@link SUITS}. */
export const suitOf = (face: Face): number => Math.floor(face / 13);
/** Returns whether a face is a diamond or a heart. */
export const isRed = (face: Face): boolean => suitOf(face) === 1 || suitOf(face) === 2;

/** Returns a frozen card. */
export function makeCard(id: number, face: Face): Card {
  return Object.freeze({ id, rank: rankOf(face), suit: SUITS[suitOf(face)]!, red: isRed(face) });
}

/** Writes a face like `KS`, `TH`, `9D`. {@link parseFace} reads it. */
export const formatFace = (face: Face): string => RANKS[rankOf(face) - 1]! + SUITS[suitOf(face)]!;
/** Writes a card like `KS`, `TH`, `9D`. */
export const formatCard = (card: Card): string => RANKS[card.rank - 1]! + card.suit;

/** Reads a face written like `KS`, `th` or `10H`. @returns undefined when the text is no card */
export function parseFace(text: string): Face | undefined {
  const match = /^(10|[A2-9TJQK])([CDHS])$/.exec(text.trim().toUpperCase());
  if (!match) return undefined;
  const rank = match[1] === '10' ? 10 : RANKS.indexOf(match[1] as (typeof RANKS)[number]) + 1;
  return faceOf(SUITS.indexOf(match[2] as Suit), rank);
}

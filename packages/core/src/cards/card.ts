/** The four suits in the order in which cards are sorted: clubs, diamonds, hearts, spades. */
export const SUITS = ['C', 'D', 'H', 'S'] as const;
/** A suit by its letter. */
export type Suit = (typeof SUITS)[number];

/** Written ranks, ace first; `RANKS[rank - 1]` is how a rank is written. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;

/** The rank of an ace. */
export const ACE = 1;
/** The rank of a jack. */
export const JACK = 11;
/** The rank of a queen. */
export const QUEEN = 12;
/** The rank of a king. */
export const KING = 13;

/** One physical card of a deal. Frozen; the same object for the whole deal. */
export interface Card {
  /** Place in the dealing order, from 0. It tells two like cards apart and says nothing about the face. */
  readonly id: number;
  /** 1 (ace) to 13 (king). */
  readonly rank: number;
  /** Clubs, diamonds, hearts or spades. */
  readonly suit: Suit;
  /** Diamonds and hearts are red. */
  readonly red: boolean;
}

/** What is printed on a card as a number: suit × 13 + rank − 1, from 0 to 51. Tables of rules are indexed by it. */
export type Face = number;

/** How many faces there are. */
export const FACES = 52;

/** @param suit index into SUITS @param rank 1–13 */
export const faceOf = (suit: number, rank: number): Face => suit * 13 + rank - 1;
/** The rank of a face, 1 (ace) to 13 (king). */
export const rankOf = (face: Face): number => (face % 13) + 1;
/** The suit of a face, as an index into SUITS. */
export const suitOf = (face: Face): number => Math.floor(face / 13);
/** Diamonds (1) and hearts (2). */
export const isRed = (face: Face): boolean => suitOf(face) === 1 || suitOf(face) === 2;

/** A frozen card with this face. */
export function makeCard(id: number, face: Face): Card {
  return Object.freeze({ id, rank: rankOf(face), suit: SUITS[suitOf(face)]!, red: isRed(face) });
}

/** `KS`, `TH`, `9D`. The opposite of {@link parseFace}. */
export const formatFace = (face: Face): string => RANKS[rankOf(face) - 1]! + SUITS[suitOf(face)]!;
/** The same for a card. */
export const formatCard = (card: Card): string => RANKS[card.rank - 1]! + card.suit;

/** Reads `KS`, `th`, `10H`. Undefined when it is no card. */
export function parseFace(text: string): Face | undefined {
  const match = /^(10|[A2-9TJQK])([CDHS])$/.exec(text.trim().toUpperCase());
  if (!match) return undefined;
  const rank = match[1] === '10' ? 10 : RANKS.indexOf(match[1] as (typeof RANKS)[number]) + 1;
  return faceOf(SUITS.indexOf(match[2] as Suit), rank);
}

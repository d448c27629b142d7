/** The four suits in the order in which cards are sorted: clubs, diamonds, hearts, spades. */
export const SUITS = ['C', 'D', 'H', 'S'] as const;
/** One of the four usual suits, by its letter. */
export type Suit = (typeof SUITS)[number];

/** Colours of suits. Suits of two different colours alternate; the first two are those of the usual suits. */
export const COLOURS = ['black', 'red', 'green', 'blue', 'violet'] as const;
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
  /** Rank of the card: 1 (ace) to 13 (king), unless the deck has ranks of its own; 0 for a card without a rank. */
  readonly rank: number;
  /** Letter of the card's suit: clubs, diamonds, hearts, spades, or a suit of the deck's own. */
  readonly suit: string;
  /** Whether the suit is red: diamonds, hearts, and own suits of this colour. */
  readonly red: boolean;
  /** The rank as it is written: `A`, `T`, `K`, `21`; empty for a card without a rank. */
  readonly letter: string;
}

/** A card's rank and suit as a number, see `Faces`. Compiled rules are indexed by it. */
export type Face = number;

/** Writes a card like `KS`, `TH`, `9D`. */
export const formatCard = (card: Card): string => card.letter + card.suit;

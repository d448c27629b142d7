/**
 * A move as one integer: kind (bits 28–29), count (16–27), to (8–15), from (0–7). Piles are indices into the table's piles. An action has
 * its index among the variant's actions in the `from` bits; its `to` is the pile, for an action that is a different move on each pile,
 * else 0.
 */
export type Move = number;

/** Kind of a move of cards to another pile. */
export const CARDS = 0;
/** Kind of a move that does an action of the variant. */
export const ACTION = 1;
/** Kind of a move in which two cards leave together. */
export const PAIR = 2;

/** Number of piles at most, since a move has 8 bits for each. */
export const MAX_PILES = 250;

/** Returns the move of the top `count` cards of a pile to another one. */
export const cardsMove = (from: number, to: number, count: number): Move => from | (to << 8) | (count << 16);
/** Returns the move in which the top cards of two piles leave together. @param a the pile with the lower index @param b the other pile */
export const pairMove = (a: number, b: number): Move => a | (b << 8) | (2 << 16) | (PAIR << 28);
/** Returns the move that does an action. @param action its index @param pile the pile, for an action that is a different move on each */
export const actionMove = (action: number, pile = 0): Move => action | (pile << 8) | (ACTION << 28);

/** Returns the kind of a move: CARDS, ACTION or PAIR. */
export const kindOf = (move: Move): number => move >>> 28;
/** Returns the pile that cards leave; for an action its index. */
export const fromOf = (move: Move): number => move & 0xff;
/** Returns the pile to which cards go; for a pair the second pile; for an action the pile on which it is done. */
export const toOf = (move: Move): number => (move >> 8) & 0xff;
/** Returns the number of cards that move. */
export const countOf = (move: Move): number => (move >> 16) & 0xfff;

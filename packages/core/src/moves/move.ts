/**
 * A move at run time is one integer: kind (bits 28–29), count (16–27), to (8–15), from (0–7). Piles are their index
 * on the table, an action its index among the variant's actions (in the `from` bits); `to` is the pile of an action that is
 * something else on each pile, else 0.
 */
export type Move = number;

/** Kinds of moves: cards to another pile. */
export const CARDS = 0;
/** The kind of a move that does an action of the variant. */
export const ACTION = 1;
/** The kind of a move in which two cards leave together. */
export const PAIR = 2;

/** More piles than this cannot be told apart in a move. */
export const MAX_PILES = 250;

/** The move of the top `count` cards of one pile to another. */
export const cardsMove = (from: number, to: number, count: number): Move => from | (to << 8) | (count << 16);
/** The move in which the top cards of two piles leave together; the pile with the lower index comes first. */
export const pairMove = (a: number, b: number): Move => a | (b << 8) | (2 << 16) | (PAIR << 28);
/** The move that does an action, by its index. @param pile where, if it is something else on each of its piles */
export const actionMove = (action: number, pile = 0): Move => action | (pile << 8) | (ACTION << 28);

/** CARDS, ACTION or PAIR. */
export const kindOf = (move: Move): number => move >>> 28;
/** The pile that cards leave; of an action its index. */
export const fromOf = (move: Move): number => move & 0xff;
/** The pile to which cards go; of a pair the second one; of an action the one on which it is done. */
export const toOf = (move: Move): number => (move >> 8) & 0xff;
/** How many cards move. */
export const countOf = (move: Move): number => (move >> 16) & 0xfff;

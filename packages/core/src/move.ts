/**
 * A move at run time is one integer: kind (bits 28–29), count (16–27), to (8–15), from (0–7). Piles are their index
 * on the table, an action its index among the variant's actions (in the `from` bits).
 */
export type Move = number;

export const CARDS = 0;
export const ACTION = 1;
export const PAIR = 2;

/** More piles than this cannot be told apart in a move. */
export const MAX_PILES = 250;

export const cardsMove = (from: number, to: number, count: number): Move => from | (to << 8) | (count << 16);
export const pairMove = (a: number, b: number): Move => a | (b << 8) | (2 << 16) | (PAIR << 28);
export const actionMove = (action: number): Move => action | (ACTION << 28);

export const kindOf = (move: Move): number => move >>> 28;
export const fromOf = (move: Move): number => move & 0xff;
export const toOf = (move: Move): number => (move >> 8) & 0xff;
export const countOf = (move: Move): number => (move >> 16) & 0xfff;

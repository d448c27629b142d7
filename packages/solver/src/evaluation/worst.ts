/** The highest value that an evaluation returns: a position is judged by 14 bits, so that values index small arrays. */
export const WORST = 16383;

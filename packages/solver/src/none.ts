/** Stands for "no card", "no pile" or "no move" where numbers stand for cards, piles and moves. */
export const NONE = -1;

/** Stands for the top of a pile that was not read yet: no face, nor the mark of an empty pile. */
export const UNREAD = 255;

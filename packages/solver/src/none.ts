/** No card, no pile, no position: what is absent where numbers stand for things. */
export const NONE = -1;

import type { Shape } from './path.js';

/**
 * Jack, queen and king of our own design: busts around x = 0 that rise from y = 0 to −50. Four inks: `robe` in the colour of the suit,
 * `gold`, `skin`, and `line` for hair and features.
 */
export interface Court {
  readonly robe: Shape;
  readonly gold: Shape;
  readonly skin: Shape;
  readonly line: Shape;
}

const EYES = 'm-22-112h11v10h-11zm33 0h11v10h-11z';

/** A belt at the lower edge of the bust, where the figure meets its reflection. */
const BELT = 'm-138-9h276v9h-276z';

const KNAVE: Court = {
  robe: 'm-138 0v-30c20-16 50-24 90-28l48 38 48-38c40 4 70 12 90 28v30zm82-138c-6-32 24-52 60-52s62 16 56 52c-40-14-80-14-116 0z',
  gold: BELT + 'm186-151c28 0 52-16 60-40-36 0-68 10-78 30zm-98 100l20-14 30 28 30-28 20 14-50 46z',
  skin: 'm-36-142c24-6 48-6 72 0v46c0 22-16 38-36 38s-36-16-36-38z',
  line: EYES + 'm-47-31l-15 5c-7 20-7 42 0 60l17-6zm72 0l15 5c7 20 7 42 0 60l-17-6zm-46 60h20l-10 8z',
};

const QUEEN: Court = {
  robe: 'm-138 0v-26c20-18 46-26 86-29 16 31 88 31 104 0 40 3 66 11 86 29v26z',
  gold: BELT + 'm90-141l-12-34 28 15 12-27 20 23 20-23 12 27 28-15-12 34c-28-10-68-10-96 0zm38 120l10-12 10 12-10 14z',
  skin: 'm-36-146c24-6 48-6 72 0v48c0 22-16 36-36 36s-36-14-36-36zm20 80h32v11l32 1c-14 27-82 27-96 0l32-1z',
  line:
    EYES +
    'm-47-37l-12 4c-18 25-16 61-30 91 14 8 30 6 40 0 7-12 6-26 2-42zm72 0l12 4c18 25 16 61 30 91-14 8-30 6-40 0-7-12-6-26-2-42zm-46 67l10-4 10 4-10 8z',
};

const KING: Court = {
  robe: 'm-138 0v-36c20-18 50-26 90-28h96c40 2 70 10 90 28v36z',
  gold: BELT + 'm92-138l-16-45 34 21 28-31 28 31 34-21-16 45c-26-8-66-8-92 0zm-46 89l20-4 24 58h-20zm164-4l20 4-24 58h-20z',
  skin: 'm-38-143c26-7 50-7 76 0v55h-76z',
  line:
    EYES +
    'm-49-34l-10 3c-6 19-4 39 0 55 2 40 28 60 48 72 20-12 46-32 48-72 4-16 6-36 0-55l-10-3v46c-10 10-24 8-38 2-14 6-28 8-38-2zm26 66v5l12 6 12-6v-5z',
};

/** Court cards in the order of their ranks, from the jack (11). */
export const COURTS: readonly Court[] = [KNAVE, QUEEN, KING];

/** A thin border around a figure and its reflection. */
export const FRAME: Shape = 'm-144-204h288v408h-288zm6 6v396h276v-396z';

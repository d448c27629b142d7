import type { Shape } from './path.js';

/**
 * Knave, queen and king of our own design: busts around x = 0 that rise from y = 0 to −50.
 * Four inks: `robe` in the colour of the suit, `gold`, `skin`, and `line` for hair and features.
 */
export interface Court {
  readonly robe: Shape;
  readonly gold: Shape;
  readonly skin: Shape;
  readonly line: Shape;
}

const EYES = 'M-5.5 -28L-2.7 -28L-2.7 -25.4L-5.5 -25.4ZM2.7 -28L5.5 -28L5.5 -25.4L2.7 -25.4Z';

/** A belt that closes the bust below, where the figure meets its reflection. */
const BELT = 'M-34 -2.2L34 -2.2L34 0.1L-34 0.1Z';

const KNAVE: Court = {
  robe:
    'M-34 0L-34 -3C-32 -10 -23 -13.5 -12 -14.5L0 -5L12 -14.5C23 -13.5 32 -10 34 -3L34 0Z' +
    'M-14 -34.6C-15.5 -42.5 -8 -47.5 1 -47.5C10 -47.5 16.5 -43.5 15 -34.6C5 -38 -5 -38 -14 -34.6Z',
  gold:
    BELT +
    'M12 -40C19 -40 25 -44 27 -50C18 -50 10 -47.5 7.5 -42.5ZM-12.5 -15L-7.5 -18.6L0 -11.5L7.5 -18.6L12.5 -15L0 -3.6Z',
  skin: 'M-9 -35.4C-3 -37 3 -37 9 -35.4L9 -24C9 -18.5 5 -14.6 0 -14.6C-5 -14.6 -9 -18.5 -9 -24Z',
  line:
    EYES +
    'M-9 -35.8L-12.8 -34.6C-14.6 -29.5 -14.6 -24 -12.8 -19.4L-8.4 -21ZM9 -35.8L12.8 -34.6C14.6 -29.5 14.6 -24 12.8 -19.4L8.4 -21Z' +
    'M-2.6 -20.8L2.6 -20.8L0 -18.8Z',
};

const QUEEN: Court = {
  robe: 'M-34 0L-34 -3C-32 -10 -25 -13 -13 -13.8C-9 -6 9 -6 13 -13.8C25 -13 32 -10 34 -3L34 0Z',
  gold:
    BELT +
    'M-12 -37.6L-15 -46L-8 -42.3L-5 -49L0 -43.3L5 -49L8 -42.3L15 -46L12 -37.6C5 -40 -5 -40 -12 -37.6Z' +
    'M-2.4 -7.6L0 -10.6L2.4 -7.6L0 -4Z',
  skin:
    'M-9 -36.5C-3 -38 3 -38 9 -36.5L9 -24.5C9 -19 5 -15.5 0 -15.5C-5 -15.5 -9 -19 -9 -24.5Z' +
    'M-4 -16.5L4 -16.5L4 -13.7L12 -13.6C8.5 -6.8 -8.5 -6.8 -12 -13.6L-4 -13.7Z',
  line:
    EYES +
    'M-9 -37.2L-12 -36.3C-16.5 -30 -16 -21 -19.5 -13.5C-16 -11.6 -12 -12 -9.6 -13.6C-7.8 -16.5 -8 -20 -9 -24Z' +
    'M9 -37.2L12 -36.3C16.5 -30 16 -21 19.5 -13.5C16 -11.6 12 -12 9.6 -13.6C7.8 -16.5 8 -20 9 -24Z' +
    'M-2.4 -20.6L0 -21.5L2.4 -20.6L0 -18.6Z',
};

const KING: Court = {
  robe: 'M-34 0L-34 -4C-32 -12 -24 -15.5 -12 -16L12 -16C24 -15.5 32 -12 34 -4L34 0Z',
  gold:
    BELT +
    'M-11.5 -36.8L-15.5 -48L-7 -42.8L0 -50.4L7 -42.8L15.5 -48L11.5 -36.8C5 -38.8 -5 -38.8 -11.5 -36.8Z' +
    'M-23 -14.6L-18 -15.5L-12 -1L-17 -1ZM23 -14.6L18 -15.5L12 -1L17 -1Z',
  skin: 'M-9.5 -35.8C-3 -37.4 3 -37.4 9.5 -35.8L9.5 -22L-9.5 -22Z',
  line:
    EYES +
    'M-9.5 -36.4L-12 -35.8C-13.5 -31 -13 -26 -12 -22C-11.5 -12 -5 -7 0 -4C5 -7 11.5 -12 12 -22C13 -26 13.5 -31 12 -35.8L9.5 -36.4' +
    'L9.5 -25C7 -22.6 3.5 -22.9 0 -24.6C-3.5 -22.9 -7 -22.6 -9.5 -25ZM-3 -20L-3 -18.7L0 -17.3L3 -18.7L3 -20Z',
};

/** By rank, from the knave (11). */
export const COURTS: readonly Court[] = [KNAVE, QUEEN, KING];

/** A thin border around a figure and its reflection. */
export const FRAME: Shape = 'M-36 -51L36 -51L36 51L-36 51ZM-34.6 -49.6L-34.6 49.6L34.6 49.6L34.6 -49.6Z';

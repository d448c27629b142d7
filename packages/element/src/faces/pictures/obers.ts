import type { Suit } from '@patience/core';
import { both, CHEEKS, FACE, features, FINGERS, FIST, NECK, ROBE, spots, type Figure } from './figure.js';
import { germanOutline, GERMAN_SIGNS } from './signs.js';
import { laid, oval, type Outline } from './outline.js';

/** Returns the suit sign of an Ober. It is in the upper half beside him: "ober" means upper. */
export const badge = (suit: Suit): Figure => GERMAN_SIGNS[suit].map(([ink, outline]) => [ink, laid(outline, 26, 42, 1.15)] as const);

const COLLAR: Outline = 'M58 57L47.6 47.6L41.6 52.6C46 59.6 53 61.4 58 57ZM58 57L68.4 47.6L74.4 52.6C70 59.6 63 61.4 58 57Z';

/** Returns the Ober of acorns: a captain of foresters with grey whiskers, a broad hat and a halberd. */
const acorns = (): Figure => [
  ['leaf', ROBE],
  ['rust', 'M44 49L52 47L58 60L64 47L72 49L70 73L46 69.4Z'],
  [
    'gold',
    spots(
      [
        [58, 62],
        [58, 67],
      ],
      1.3,
    ) + 'M41 50L45 49L42.6 68.8L38.6 68.2ZM75 50L71 49L73.6 73.5L77.6 74.1Z',
  ],
  ['skin', NECK],
  ['pale', COLLAR],
  ['pale', both('M48 26C44 31 44.6 40 46 46C48 45 49.4 42 50 38Z')],
  ['skin', FACE],
  CHEEKS,
  ...features({ turn: 0.7, brow: -0.4, smile: 0.9 }),
  ['pale', 'M58.8 41C55.6 39 50 40 47 46.4C51 47.4 56.6 46.6 58.8 42.6C61 46.6 66.6 47.4 70.4 46.4C67.4 40 62 39 58.8 41Z'],
  ['leaf', 'M48 23.4C46.6 14 50.6 8.6 58 8.8C65.4 8.6 69.4 14 68.6 23.4Z'],
  ['gold', 'M47.6 19.4C53 17.4 63 17.4 68.8 19.4L68.6 23.4C63 21.4 53 21.4 47.8 23.4Z'],
  [
    'leaf',
    'M41.6 27.4C46 22.4 52 21.4 58 21.4C66 21.4 72 22.4 77.6 26.6C74 30.4 70 29.4 67 28.2C61 26 55 26 49.6 28.2C46.6 29.4 43.6 29.8 41.6 27.4Z',
  ],
  ['gold', laid('M0 10C-5 6 -6 2 -4 -1C-7 -3 -6 -7 -3 -7C-3 -11 3 -11 3 -7C6 -7 7 -3 4 -1C6 2 5 6 0 10Z', 66, 13.6, 0.62)],
  ['rust', 'M81.8 64L82 30L84 30L84.2 64Z'],
  [
    'pale',
    'M83 6.8L86 18L85.4 22C88.4 21 91 18.6 92 15.4C93 22 91.6 28.6 85 31L81 31C78 30 75.6 27.6 74.6 25C77 25.6 79 24.8 80.6 22L80 18Z',
  ],
  ['skin', laid(FIST, 83, 54.5)],
  ['fine', laid(FINGERS, 83, 54.5)],
];

/** Returns the Ober of leaves: a young ensign with his flag. */
const leaves = (): Figure => [
  ['ink', ROBE],
  ['leaf', 'M8 63.7L8 56.6C16 53 22 52.4 28 51.8L26 66.4ZM88 53.4L92 55.6L92 76.3L80 74.5L82 52Z'],
  ['gold', both('M50 54L42 55.6L42 57.4L50 56ZM50 59L41 60.4L41 62.2L50 61ZM50 64L41 65L41 66.8L50 66Z')],
  ['skin', NECK],
  ['alt', 'M46.6 47.6C50 53.6 66 53.6 69.4 47.6L72 52.4C66 59.4 50 59.4 44 52.4Z'],
  ['rust', both('M48.6 23C44.6 27 44.4 35 45.4 42.6C48 43.4 50 41 50.6 38Z')],
  ['skin', FACE],
  CHEEKS,
  ...features({ turn: -0.9, brow: 1, smile: 1.3, eye: 2.6 }),
  ['rust', 'M47.6 30C50 30.4 54 29 56 26.6C60 29.4 65 29.8 68.6 29.6L69.6 22L47 22Z'],
  ['alt', 'M43 24C41.6 16 48 10.4 58 10.4C68 10.4 74.4 16 73 24C64 19.6 52 19.6 43 24Z'],
  ['gold', 'M43 24C52 19.6 64 19.6 73 24L72.4 27C63.4 22.8 52.6 22.8 43.6 27Z'],
  ['pale', 'M57.6 12C52 11.6 48.6 10 47 7.4C51.6 6 57.6 7.4 58.6 11.4ZM58.6 12C60 7.6 65 6 70 7C69.6 10 64 12.6 58.6 12.4Z'],
  ['rust', 'M88.4 66L88.6 9L90.6 9L90.8 66Z'],
  ['gold', oval(89.6, 8.8, 2)],
  ['leaf', 'M88.4 12C84 9.4 80 15 74.6 11.6C75.6 18 74.4 24 75 31.6C80 35 84 29.6 88.4 32.4Z'],
  ['gold', laid(germanOutline('S'), 81.6, 21.6, 0.62)],
  ['skin', laid(FIST, 88.4, 54.5)],
  ['fine', laid(FINGERS, 88.4, 54.5)],
];

/** Returns the Ober of hearts: a cavalier with long locks, a wide hat and a rapier. */
const hearts = (): Figure => [
  ['alt', ROBE],
  ['ink', 'M30 51.6L47 49L58 60L69 49L86 52L84 75L32 67.3Z'],
  ['gold', 'M36 51L41 50L72 73.3L63 72Z'],
  [
    'rust',
    'M48 23C41.6 28 42.6 36 42 42C41.6 47 39 50 40.6 54C45 57 50 54 51.6 50L50 34ZM68 23C74.4 28 73.4 36 74 42C74.4 47 77 50 75.4 54C71 57 66 54 64.4 50L66 34Z',
  ],
  ['fine', both('M46.4 30C44.4 36 47 41 44.4 49M48.6 38C47 44 49 47 47.4 52')],
  ['skin', NECK],
  ['pale', 'M58 56L49 49C45 50.6 43.6 53.4 44.6 57C48 60.6 54 60 58 56ZM58 56L67 49C71 50.6 72.4 53.4 71.4 57C68 60.6 62 60 58 56Z'],
  ['skin', FACE],
  CHEEKS,
  ...features({ turn: -0.8, brow: 0, smile: 1.1 }),
  [
    'rust',
    'M56.6 41.2C54 39.8 51.6 41.4 48.8 38.8C49.6 42.8 53.6 43.8 56.6 42.4C59.6 43.8 63.4 42.8 64.4 38.8C61.6 41.4 59 39.8 56.6 41.2ZM54.8 46L58.4 46L56.6 51Z',
  ],
  ['ink', 'M48.4 23C48 14 51.6 9.6 58 9.6C64.4 9.6 68 14 67.6 23Z'],
  [
    'ink',
    'M42 25C46 21.4 52 20.6 58 20.6C66 20.6 74 22.4 80 18.4C80 24 75.6 28.6 69.6 28.6C61 26 52 25.8 46.6 28.6C43.6 28.8 42 27.4 42 25Z',
  ],
  ['gold', 'M48.4 19.8C54 17.8 62 17.8 67.6 19.8L67.6 22.6C62 20.8 54 20.8 48.4 22.6Z'],
  ['pale', 'M60 20.4C60 11 66 6.6 73 8C80 9.6 82.6 15 80.4 19.4C77.6 15.4 74.6 15.8 72.6 17.4C69.6 14.6 64.6 16 60 20.4Z'],
  ['fine', 'M61 19C64 12.6 71 10.4 77.6 14.6'],
  ['pale', 'M82.3 48L82.6 24L83.2 20.6L83.8 24L84.1 48Z'],
  ['gold', 'M76.6 47C78 43.6 88.4 43.6 89.8 47C90.6 52 89.6 57 86.6 60L85 59C87.4 56 88.2 52 87.6 48.6L76.6 48.8Z'],
  ['skin', laid(FIST, 82.6, 54)],
  ['fine', laid(FINGERS, 82.6, 54)],
];

/** Returns the Ober of bells: a fool with bells on his cap. */
const bells = (): Figure => [
  ['ink', ROBE],
  ['gold', 'M8 63.7L8 56.6C16 53 27 51.8 38 50.8L52 47L58 48L58 71.2Z'],
  ['alt', 'M34 50.6C38 47 46 45 58 46C70 45 78 47 82 50.6L78.6 58.6L73 54.6L68 62.4L63 56L58 64.6L53 56L48 62.4L43 54.6L37.4 58.6Z'],
  ['gold', oval(37.4, 59.6, 1.9) + oval(48, 63.4, 1.9) + oval(58, 65.6, 1.9) + oval(68, 63.4, 1.9) + oval(78.6, 59.6, 1.9)],
  ['ink', 'M58 12C48 12 43.6 20 44.4 32C44.8 39 47 45 50 48.6L66 48.6C69 45 71.2 39 71.6 32C72.4 20 68 12 58 12Z'],
  ['skin', 'M49 28C52 24.4 64 24.4 67 28L68 34C67.6 42.5 63.5 48 58 48C52.5 48 48.4 42.5 48 34Z'],
  CHEEKS,
  ...features({ turn: 1, brow: 1.6, smile: 1.7, eye: 2.6 }),
  ['gold', 'M58 12C54 12 50.6 13.4 48.4 16C46 12 42.6 11.6 42.8 16.4C42 19 42.6 23.4 44.6 27.6C48.4 24 53 23.8 58 23.8Z'],
  [
    'ink',
    'M58 12C62 12 66 13.4 68 16C71 9.6 79 7.6 85.4 12.4C80 13 76.4 16.6 75.6 21C74.8 24.4 73.4 26.6 71.4 27.6C67.6 24 63 23.8 58 23.8Z',
  ],
  ['gold', oval(85.6, 14.4, 2.7)],
  ['ink', oval(43.4, 25, 2.4)],
  ['solid', oval(85.6, 15.2, 0.8)],
  ['rust', 'M81.8 64L82.2 40L83.8 40L84.2 64Z'],
  ['skin', oval(83, 33, 4, 4.8)],
  ['alt', 'M78.4 32.6C78 26 80 22.6 83 22.6C86 22.6 88 26 87.6 32.6C85 30.4 81 30.4 78.4 32.6Z'],
  ['gold', oval(83, 22.4, 1.7) + 'M77.6 38.6L83 36.6L88.4 38.6L85.6 42.4L80.4 42.4Z'],
  ['solid', oval(81.6, 33.4, 0.6) + oval(84.4, 33.4, 0.6)],
  ['fine', 'M81.6 35.4Q83 36.6 84.4 35.4'],
  ['skin', laid(FIST, 83, 54.5)],
  ['fine', laid(FINGERS, 83, 54.5)],
];

/** The four officers that a German deck has in place of queens. */
export const OBERS: Readonly<Record<Suit, () => Figure>> = { C: acorns, S: leaves, H: hearts, D: bells };

import type { Suit } from '@patience/core';
import { both, HEART, LOZENGE, TREFOIL, type Layer } from './figure.js';
import { laid, moved, oval, type Outline } from './outline.js';

/** Returns an outline rotated about the origin. @param degrees clockwise */
const spun = (outline: Outline, degrees: number): Outline => {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return moved(outline, (x, y) => [x * c - y * s, x * s + y * c]);
};

/**
 * Returns n copies of an outline in a ring around the middle of the card.
 * @param radius distance from the middle, in units of a card 100 wide
 * @param from angle of the first copy, in degrees
 */
const ring = (outline: Outline, n: number, radius: number, scale: number, from = 0): Outline =>
  Array.from({ length: n }, (_, i) => laid(spun(laid(outline, 0, -radius, scale), from + (i * 360) / n), 50, 70)).join('');

const LEAF: Outline = 'M0 6C-4.4 2.4 -4.4 -3.6 0 -9C4.4 -3.6 4.4 2.4 0 6Z';
const RAY: Outline = 'M-0.9 0L0 -8L0.9 0Z';
const SPADE: Outline =
  'M0 -10C3.3 -4.5 9.5 -1.7 9.5 2.8C9.5 5.5 7.8 7.3 5 7.3C3.3 7.3 2 6.5 1 5C1.3 7.5 2.3 9 4 10L-4 10C-2.3 9 -1.3 7.5 -1 5C-2 6.5 -3.3 7.3 -5 7.3C-7.8 7.3 -9.5 5.5 -9.5 2.8C-9.5 -1.7 -3.3 -4.5 0 -10Z';
const CLUB: Outline =
  'M0 -10C2.6 -10 4.8 -8 4.8 -5.3C4.8 -4 4 -2.7 3.3 -1.7C3.8 -2 4.4 -2 5 -2C7.7 -2 9.8 0.1 9.8 2.7C9.8 5.3 7.6 7.5 5 7.5C3.3 7.5 1.8 6.5 1 5.2C1.3 7.5 2.3 9 4 10L-4 10C-2.3 9 -1.3 7.5 -1 5.2C-1.8 6.5 -3.3 7.5 -5 7.5C-7.6 7.5 -9.8 5.3 -9.8 2.7C-9.8 0.1 -7.7 -2 -5 -2C-4.4 -2 -3.8 -2 -3.3 -1.7C-4 -2.7 -4.8 -4 -4.8 -5.3C-4.8 -8 -2.6 -10 0 -10Z';

/** Returns a laurel wreath of 2 × 9 leaves that is open at the top. */
const laurel = (from: number): Outline =>
  Array.from({ length: 5 }, (_, i) => {
    const angle = from + i * 31;
    return (
      laid(spun(laid(spun(LEAF, 62), 0, -34, 0.78), angle), 50, 70) + laid(spun(laid(spun(LEAF, 118), 0, -38.5, 0.78), angle + 12), 50, 70)
    );
  }).join('');

/**
 * Drawings of the four aces: a large suit sign, an ornament in it, and a wreath. Drawn on request, like the court cards: drawing all
 * pictures at once would delay the first taps on a slow phone.
 */
export const ACES: Readonly<Record<Suit, () => readonly Layer[]>> = {
  S: () => [
    ['leaf', both(laurel(28), 50)],
    ['gold', both(oval(27, 43, 1.6) + oval(21.4, 61, 1.6) + oval(22.4, 79, 1.6), 50) + oval(50, 108, 2.2)],
    ['ink', laid(SPADE, 50, 70, 2.7)],
    ['glint', both('M50 88C50 76 50 66 50 52M50 84C42 84 33 82 33 75C33 68 43 68 44 74C44.4 77 41 78 40 76M50 68C45 68 41 64 42.6 60', 50)],
    ['gold', both(laid(spun(LEAF, -50), 46, 62, 0.5) + laid(spun(LEAF, -60), 44.4, 71, 0.44), 50) + laid(LEAF, 50, 54, 0.7)],
  ],
  H: () => [
    ['gold', ring(RAY, 24, 31, 0.9) + ring(oval(0, 0, 1.3), 24, 34.4, 1, 7.5)],
    ['alt', ring(HEART, 12, 39.4, 0.26)],
    ['ink', laid(HEART, 50, 70, 2.5)],
    ['shine', 'M31 60C31 54.6 34.4 51 39 51L39.6 54C36.6 54.4 34.2 57 34.2 60.6Z'],
    ['glint', both('M50 86C42 78 36 71 36 64C36 58 43 56 46 61C47.6 64 46 67.4 43 66.6M50 81C47 77 45 74 44.6 71', 50)],
    ['gold', 'M43 51L41.4 42.4L46 45.4L50 40.4L54 45.4L58.6 42.4L57 51C52.6 49.6 47.4 49.6 43 51Z' + laid(HEART, 50, 67.6, 0.4)],
  ],
  C: () => [
    ['leaf', ring(TREFOIL, 10, 37, 0.46)],
    ['fine', ring('M0 0Q1.6 4 6 6', 10, 32, 0.9)],
    ['gold', ring(oval(0, 0, 1.5), 10, 36, 1, 18)],
    ['ink', laid(CLUB, 50, 70, 2.6)],
    ['glint', oval(50, 56.6, 7.4) + oval(37.4, 76.8, 7.4) + oval(62.6, 76.8, 7.4)],
    [
      'gold',
      [
        [50, 56.6],
        [37.4, 76.8],
        [62.6, 76.8],
      ]
        .map(([x, y]) => laid([0, 60, 120, 180, 240, 300].map((a) => spun(laid(LEAF, 0, -3.2, 0.36), a)).join(''), x!, y!))
        .join(''),
    ],
    ['alt', oval(50, 56.6, 1.4) + oval(37.4, 76.8, 1.4) + oval(62.6, 76.8, 1.4)],
  ],
  D: () => [
    ['gold', ring(RAY, 16, 35, 1) + ring(oval(0, 0, 1.2), 16, 38, 1, 11.25)],
    ['ink', laid(LOZENGE, 50, 70, 3.3)],
    ['shine', 'M50 40L50 56L37.6 70L28 69.6Q41 56 50 40Z'],
    ['soft', 'M50 100L50 84L62.4 70L72 70.4Q59 84 50 100Z'],
    ['gold', laid(LOZENGE, 50, 70, 1.56)],
    ['glint', 'M50 38L50 55M50 102L50 85M26.6 70L38.6 70M73.4 70L61.4 70'],
    ['fine', 'M50 54.4L46.4 70L50 85.6L53.6 70ZM38.5 70L61.5 70'],
  ],
};

/**
 * Returns the Daus, the ace of a German deck: two large signs, one for each way up, with a ribbon between them.
 * @param pip the layers of the suit sign
 */
export function daus(pip: readonly Layer[]): Layer[] {
  const sprig = Array.from(
    { length: 4 },
    (_, i) => laid(spun(LEAF, 58 + i * 9), 62 + i * 7, 67 - i * 1.2, 0.6) + laid(spun(LEAF, 112 + i * 9), 62 + i * 7, 73 - i * 1.2, 0.6),
  ).join('');
  return [
    ...pip.map(([ink, outline]): Layer => [ink, laid(outline, 50, 46, 1.75)]),
    ['leaf', sprig],
    ['gold', oval(50, 70, 4.6)],
    ['ink', oval(50, 70, 2.2)],
  ];
}

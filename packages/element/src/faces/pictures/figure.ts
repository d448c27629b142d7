import { mirrored, oval, type Outline } from './outline.js';

/**
 * Kind of paint for an area of a court card. `ink` is the colour of the suit, `alt` the other colour of a robe, `pale` linen, ermine and
 * white hair, `rust` red hair, `line` dark areas, `fine` lines without an area, `glint` light lines upon dark areas.
 */
export type Ink =
  | 'ink'
  | 'alt'
  | 'gold'
  | 'leaf'
  | 'skin'
  | 'dusk'
  | 'pale'
  | 'rust'
  | 'line'
  | 'lip'
  | 'fine'
  | 'glint'
  | 'solid'
  | 'soft'
  | 'plain'
  | 'shine'
  | 'edge';

/** One area of a court card. It is painted over the areas before it. */
export type Layer = readonly [ink: Ink, outline: Outline];

/**
 * The upper half of a court card: a figure around x = 58 that ends at the slanting line y = 70 + (x − 50) · 0.15.
 * It leaves the upper left corner free for the index: x < 40 above y = 29, x < 26 above y = 48.
 */
export type Figure = readonly Layer[];

/** Returns the y coordinate of the slanting line at which the figure of a court card meets its upside-down copy. */
export const seam = (x: number): number => Math.round((70 + (x - 50) * 0.15) * 100) / 100;

/** Shoulders of a court figure, from edge to edge and down to the line where the two halves meet. */
export const ROBE: Outline = 'M8 63.7L8 56.6C16 53 27 51.8 38 50.8L52 47L64 47L78 50.8C85 51.6 89 53 92 55.6L92 76.3Z';

/** Outline of a heart, 20 units high, around the origin. */
export const HEART: Outline =
  'M0 -5.2C1.2 -8 3 -9.3 5 -9.3C7.8 -9.3 9.5 -7.2 9.5 -4.2C9.5 0.5 3.5 3.5 0 9.8C-3.5 3.5 -9.5 0.5 -9.5 -4.2C-9.5 -7.2 -7.8 -9.3 -5 -9.3C-3 -9.3 -1.2 -8 0 -5.2Z';

/** Outline of a lozenge, 20 units high, around the origin. */
export const LOZENGE: Outline = 'M0 -10Q3.6 -4 7.4 0Q3.6 4 0 10Q-3.6 4 -7.4 0Q-3.6 -4 0 -10Z';

/** Outline of three round leaves without a stem, 20 units high, around the origin. */
export const TREFOIL: Outline =
  'M0 -10C3 -10 5.2 -7.8 5.2 -5C5.2 -3.6 4.6 -2.4 3.8 -1.4C7.4 -2 10 0.4 10 3.6C10 6.8 7.8 9 5 9C2.6 9 1 7.8 0 6C-1 7.8 -2.6 9 -5 9C-7.8 9 -10 6.8 -10 3.6C-10 0.4 -7.4 -2 -3.8 -1.4C-4.6 -2.4 -5.2 -3.6 -5.2 -5C-5.2 -7.8 -3 -10 0 -10Z';

/**
 * Returns an outline together with its mirror image about a vertical line.
 * @param x the line; by default the middle of the head of a court figure
 */
export const both = (outline: Outline, x = 58): Outline => outline + mirrored(outline, x);

/** Outline of a face from the front, from chin to forehead, 20 units wide. */
export const FACE: Outline = 'M48 24L68 24L68.3 34C68 42.5 63.5 48.5 58 48.5C52.5 48.5 48 42.5 47.7 34Z';

/** Outline of a face in profile that looks left. */
export const PROFILE: Outline =
  'M51.5 22C50.5 25 49.6 28 49.6 30.6C48.6 33.5 46.6 36 45.4 38.3C45.6 39.6 47.4 39.8 48.6 39.9L48 41.6L48.8 42.7L48.3 44.2C49.4 45 48.8 46.3 49.2 47.4C50.6 49.6 55 49.2 58.5 47.4L66 43L68 24Z';

/** Outline of the neck below a face from the front. */
export const NECK: Outline = 'M52.8 44L63.2 44L63.8 54.5L58 57L52.2 54.5Z';

interface Look {
  /** Direction of the eyes: −1 looks left, 1 right, 0 straight ahead. */
  readonly turn?: number;
  /** Height of the inner end of the brows: above 0 mild, below 0 stern. */
  readonly brow?: number;
  /** Upward curve of the mouth. */
  readonly smile?: number;
  /** Half the width of an eye. */
  readonly eye?: number;
}

/** Returns eyes, brows, nose and mouth of a face from the front. */
export function features({ turn = 0, brow = 0, smile = 0.8, eye = 2.5 }: Look): Figure {
  const x = 58 + turn * 2;
  const way = turn < 0 ? -1 : 1;
  const eyes = [-4.7, 4.7].map((dx) => x + dx);
  const almond = (u: number): Outline => `M${u - eye} 33.4Q${u} 30.6 ${u + eye} 33.4Q${u} 35.2 ${u - eye} 33.4Z`;
  const lid = (u: number): Outline => `M${u - eye - 0.3} 33.5Q${u} 30 ${u + eye + 0.3} 33.5`;
  const browOf = (u: number, s: number): Outline =>
    `M${u - s * 2.6} ${29.4 - brow}Q${u + s * 0.5} ${28.2 - brow * 0.3} ${u + s * 3.2} ${29.6 + Math.max(0, brow) * 0.5}`;
  const nose =
    turn === 0
      ? `M57.4 33.4L56.5 38.6Q57.6 40 59.6 39.2`
      : `M${x - way * 0.6} 32.6Q${x + way * 1.2} 36 ${x + way * 2} 38.3Q${x + way * 1.2} 39.9 ${x - way * 0.6} 39.3`;
  const lips = x + turn * 0.3;
  return [
    ['plain', eyes.map(almond).join('')],
    ['solid', eyes.map((u) => oval(u + turn * 0.9, 33, 1.15, 1.25)).join('')],
    ['fine', `${eyes.map(lid).join('')}${browOf(eyes[0]!, -1)}${browOf(eyes[1]!, 1)}${nose}`],
    ['lip', `M${lips - 2.9} ${43.4 - smile}Q${lips} 42.4 ${lips + 2.9} ${43.4 - smile}Q${lips} 45.6 ${lips - 2.9} ${43.4 - smile}Z`],
  ];
}

/** Returns eye, brow and mouth of a profile that looks left. */
export const sideFeatures = (brow = 0): Figure => [
  ['plain', 'M51 33.6Q52.6 30.8 55.8 33.2Q53.4 35.2 51 33.6Z'],
  ['solid', oval(52.6, 33, 1.05, 1.25)],
  ['fine', `M50.8 33.5Q52.8 30.2 56.2 33.3M50.6 ${29.8 - brow}Q53.4 27.8 57 29.6M48.6 39.9Q50 39.6 50.2 38.4`],
  ['lip', 'M48.4 42.6Q50.4 42 51.6 42.8Q50.4 44.4 48.6 43.8Z'],
];

/** Rosy cheeks of a face from the front. */
export const CHEEKS: Layer = ['soft', oval(51.5, 39.6, 2.4) + oval(64.5, 39.6, 2.4)];

/** Outline of a hand that holds something upright at x = 0, with its thumb in front. Mirrored for the other hand. */
export const FIST: Outline = 'M-4 -4.4C-1.5 -5.6 2.6 -5.4 4.4 -4C5.2 -2 5.2 2.4 4.2 4.2C1.4 5.4 -2 5.2 -4 4Z';
/** Lines between the fingers of {@link FIST}. */
export const FINGERS: Outline = 'M-4 -1.6L1.6 -1.8M-4 1.2L1.6 1.2';

/** Returns small spots at the given points, for ermine and brocade. */
export const spots = (points: readonly (readonly [number, number])[], r = 0.9): Outline =>
  points.map(([x, y]) => oval(x, y, r, r * 1.2)).join('');

import type { Suit } from '@patience/core';
import { HEART, type Layer } from './figure.js';
import { oval, type Outline } from './outline.js';

const LEAF: Outline =
  'M0 -10C2 -7.4 4.6 -6.4 7.6 -6.6C9.6 -3 9.4 1 6.6 4C4.6 6 2.4 6.4 0.9 5.8L0.9 10L-0.9 10L-0.9 5.8C-2.4 6.4 -4.6 6 -6.6 4C-9.4 1 -9.6 -3 -7.6 -6.6C-4.6 -6.4 -2 -7.4 0 -10Z';
const VEINS: Outline = 'M0 -6.6L0 5.8M0 3.4L-4.8 0.6M0 3.4L4.8 0.6M0 -0.4L-4.8 -3.2M0 -0.4L4.8 -3.2';
const CUP: Outline = 'M-7.6 -1C-8.4 -5.4 -4.6 -7.6 -1 -7.8L-1.4 -10L1.4 -10L1 -7.8C4.6 -7.6 8.4 -5.4 7.6 -1C3 0.6 -3 0.6 -7.6 -1Z';
const NUT: Outline = 'M-6.6 0C-6.8 5 -4 8.2 -1.2 8.8L0 10L1.2 8.8C4 8.2 6.8 5 6.6 0C2.4 1.2 -2.4 1.2 -6.6 0Z';
const LOOP: Outline = 'M-2.6 -6.6C-3.4 -10.6 3.4 -10.6 2.6 -6.6L1.2 -6.8C1.4 -8.6 -1.4 -8.6 -1.2 -6.8Z';
const BALL: Outline = oval(0, 1.4, 8.4);

/** Suit signs of the German deck around the origin, 20 units high: acorns, leaves, hearts and bells. Painted in layers, the finest last. */
export const GERMAN_SIGNS: Readonly<Record<Suit, readonly Layer[]>> = {
  C: [
    ['gold', NUT],
    ['leaf', CUP],
    ['fine', 'M-4.6 -0.4L0 -7M4.6 -0.4L0 -7M-7.4 -3L3 0.2M7.4 -3L-3 0.2'],
    ['shine', 'M-4.6 2.4C-4.6 4.6 -3.4 6.4 -2.2 7.2L-1.6 6.4C-2.8 5.4 -3.2 4 -3.2 2.6Z'],
  ],
  S: [
    ['leaf', LEAF],
    ['fine', VEINS],
  ],
  H: [
    ['ink', HEART],
    ['shine', 'M-7.4 -4.4C-7.4 -6.2 -6.2 -7.4 -4.8 -7.4L-4.6 -6C-5.6 -5.8 -6 -5 -6 -4Z'],
  ],
  D: [
    ['gold', LOOP + BALL],
    ['ink', 'M-8.4 0.2Q0 2.6 8.4 0.2L8.3 3Q0 5.4 -8.3 3Z'],
    ['line', `${oval(0, 6.2, 1.3)}M-0.5 7L0.5 7L0.4 9.8L-0.4 9.8Z`],
    ['shine', 'M-6 -1.6C-5.4 -3.8 -4 -5 -2.4 -5.4L-2 -4.2C-3.4 -3.6 -4.4 -2.8 -4.8 -1.2Z'],
  ],
};

/** Returns the outline of a suit sign of the German deck. */
export const germanOutline = (suit: Suit): Outline => ({ C: CUP + NUT, S: LEAF, H: HEART, D: LOOP + BALL })[suit];

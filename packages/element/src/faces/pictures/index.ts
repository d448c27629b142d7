/**
 * Pictures of large cards, and of the German deck at every size. This module is a file of its own, which is loaded on demand. It imports no
 * values of the element, core or Lit except those that draw letters and small signs.
 */
import type { Suit } from '@patience/core';
import { rankText, type Face, type FaceStyle } from '../face.js';
import { lettering, widthOf } from '../glyphs.js';
import { place } from '../path.js';
import { PIPS } from '../pips.js';
import { SUIT_SHAPES } from '../suits.js';
import { ACES, daus } from './aces.js';
import { CLUBS } from './clubs.js';
import { DIAMONDS, gambler } from './diamonds.js';
import { seam, spots, type Figure, type Layer } from './figure.js';
import { HEARTS } from './hearts.js';
import { badge, OBERS } from './obers.js';
import { laid, mirrored, turned, type Outline } from './outline.js';
import { germanOutline, GERMAN_SIGNS } from './signs.js';
import { SPADES } from './spades.js';

export { reword } from './words.js';
/** @public The loader of this module reads it. */
export { pictureStyles } from '../../styles/pictures.js';

/** Letters of Daus, Unter, Ober and König. The Daus carries an A, as German factories print it. */
export const LETTERS = 'AUOK';

type Spot = readonly [x: number, y: number];
type Courts = Readonly<Record<Suit, Readonly<Record<'king' | 'queen' | 'jack', () => Figure>>>>;

const COURTS: Courts = { C: CLUBS, D: DIAMONDS, H: HEARTS, S: SPADES };

/** A golden ribbon with beads along the line where the two halves of a court card meet; one half of the ribbon for each figure. */
const RIBBON: Outline = `M8 ${seam(8) - 2.6}L92 ${seam(92) - 2.6}L92 ${seam(92)}L8 ${seam(8)}Z`;
const BEADS: Outline = spots(
  Array.from({ length: 9 }, (_, i): Spot => [12.4 + i * 9.4, seam(12.4 + i * 9.4)]),
  1.1,
);

/** Frames around a court card, by the kind of index for which they leave space. */
const FRAMES: Readonly<Record<FaceStyle['index'], Outline>> = {
  row: 'M41.2 5.5L94.5 5.5L94.5 111.6L58.8 111.6L58.8 134.5L5.5 134.5L5.5 28.4L41.2 28.4Z',
  left: 'M25.6 5.5L94.5 5.5L94.5 92L74.4 92L74.4 134.5L5.5 134.5L5.5 48L25.6 48Z',
  right: 'M74.4 5.5L5.5 5.5L5.5 92L25.6 92L25.6 134.5L94.5 134.5L94.5 48L74.4 48Z',
};

/** Returns the positions of the pips of a large number card. If the index is a row, its two columns of pips begin below the index. */
export function pipSpots(rank: number, index: FaceStyle['index']): Spot[] {
  const [column, reach] = rank < 4 ? [0, index === 'row' ? 34 : 38] : index === 'row' ? [20, 31.5] : [18, 51];
  return PIPS[rank]!.map(([x, y]) => [50 + x * column, 70 + y * reach]);
}

/** Returns the scale of pips, which are larger on low cards. */
const pipScale = (rank: number): number => (rank < 4 ? 1.2 : 0.9);

/** Returns the factor by which the letters of a rank are narrower: a ten has two figures. */
const tightnessOf = (text: string): number => (text === '10' ? 0.88 : 1);

/** Collects the layers of a card's face. */
class Sheet {
  #ink = '';
  readonly #signs: [x: number, y: number, scale: number][] = [];
  readonly #layers: Layer[] = [];

  constructor(
    private readonly suit: Suit,
    private readonly german: boolean,
    /** Whether the finest lines are left out, for small cards. */
    private readonly coarse = false,
  ) {}

  /** Adds the rank as letters. @param tight factor of the width */
  write(text: string, x: number, y: number, scale: number, tight = tightnessOf(text)): void {
    this.#ink += lettering(text, x - (1 - tight) * 6 * scale, y + (1 - tight) * 10 * scale, scale * tight);
  }

  /** Adds the suit's sign; a negative scale turns it upside down. */
  sign(x: number, y: number, scale: number): void {
    if (this.german) this.#signs.push([x, y, scale]);
    else this.#ink += place(SUIT_SHAPES[this.suit], x, y, scale);
  }

  paint(layers: readonly Layer[], to: (outline: Outline) => Outline = (outline) => outline): void {
    for (const [ink, outline] of layers) this.#layers.push([ink, to(outline)]);
  }

  /** Returns the face. Signs never touch each other, so each of their paints is one path. */
  face(): Face {
    const signs = this.#signs.length ? GERMAN_SIGNS[this.suit].filter(([ink]) => !this.coarse || (ink !== 'fine' && ink !== 'shine')) : [];
    const all = (outline: Outline): Outline => this.#signs.map((spot) => laid(outline, ...spot)).join('');
    return { ink: this.#ink, layers: [...signs.map(([ink, outline]): Layer => [ink, all(outline)]), ...this.#layers] };
  }
}

/** Returns the figure of a court card. With a stacked index there is no space for the suit sign of an Ober. */
function figureOf(rank: number, suit: Suit, german: boolean, index: FaceStyle['index']): Figure {
  if (rank === 12 && german) return index === 'row' ? [...badge(suit), ...OBERS[suit]()] : OBERS[suit]();
  if (rank === 11 && german && suit === 'D') return gambler(germanOutline('D'));
  const { king, queen, jack } = COURTS[suit];
  return (rank === 13 ? king : rank === 12 ? queen : jack)();
}

/** Draws rank and suit sign in a corner. @param turn 1: upper left corner; −1: lower right corner */
function drawIndex(sheet: Sheet, text: string, index: FaceStyle['index'], turn: 1 | -1): void {
  const at = (x: number, y: number): readonly [number, number] => (turn > 0 ? [x, y] : [100 - x, 140 - y]);
  if (index === 'row') {
    sheet.write(text, ...at(5.5, 6), turn);
    sheet.sign(...at(14.5 + widthOf(text) * tightnessOf(text), 16), 0.64 * turn);
    return;
  }
  const middle = index === 'left' ? 13.5 : 86.5;
  sheet.write(text, ...at(middle - widthOf(text) * (text === '10' ? 0.36 : 0.45), 6), 0.9 * turn);
  sheet.sign(...at(middle, 34), 0.66 * turn);
}

/** Draws a large card. */
function drawLarge(sheet: Sheet, rank: number, suit: Suit, text: string, index: FaceStyle['index'], german: boolean): Face {
  drawIndex(sheet, text, index, 1);
  drawIndex(sheet, text, index, -1);
  const side = index === 'right' ? (outline: Outline): Outline => mirrored(outline, 50) : (outline: Outline): Outline => outline;
  if (rank > 10) {
    sheet.paint([['edge', FRAMES[index]]]);
    const layers: Layer[] = [...figureOf(rank, suit, german, index), ['gold', RIBBON]];
    sheet.paint(layers, (outline) => side(outline + turned(outline)));
    sheet.paint([['ink', BEADS]], side);
  } else if (rank === 1 && german) {
    const half = daus(GERMAN_SIGNS[suit]);
    sheet.paint(half);
    sheet.paint(half, turned);
  } else if (rank === 1) sheet.paint(ACES[suit]());
  else for (const [x, y] of pipSpots(rank, index)) sheet.sign(x, y, y > 70 ? -pipScale(rank) : pipScale(rank));
  return sheet.face();
}

/** Draws a small card of the German deck: a large index, and one sign or figure below it. */
function drawSmall(sheet: Sheet, rank: number, suit: Suit, text: string, index: FaceStyle['index'], covered: boolean): Face {
  const row = index === 'row';
  const width = widthOf(text) * (text === '10' ? 1.52 : 1.65);
  const middle = index === 'left' ? 62 : index === 'right' ? 38 : 50;
  if (row) {
    sheet.write(text, 6, 6, 1.65, text === '10' ? 0.94 : 1);
    sheet.sign(6 + width + 19.5, 22.5, 1.6);
  } else {
    const wide = Math.max(width, 26);
    const corner = index === 'left' ? 6 + wide / 2 : 94 - wide / 2;
    sheet.write(text, corner - width / 2, 6, 1.65);
    sheet.sign(corner, 59.5, 1.42);
  }
  if (covered) return sheet.face();
  if (rank > 10) {
    const scale = row ? 1.32 : 0.98;
    const coarse = figureOf(rank, suit, true, index).filter(([ink]) => ink !== 'shine' && ink !== 'glint');
    sheet.paint(coarse, (outline) => laid(outline, middle - (row ? 55 : 50) * scale, 140.5 - 71 * scale, scale));
  } else sheet.sign(row ? 52 : middle, row ? 96 : 108, row ? 3.4 : 2.5);
  return sheet.face();
}

/** Draws the face of a card with pictures, or for a covered card the index alone. */
export function drawPicture(rank: number, suit: Suit, { large, index, letters, deck }: FaceStyle, covered = false): Face {
  const german = deck === 'german';
  const text = rankText(rank, letters);
  const sheet = new Sheet(suit, german, large);
  if (large) return drawSmall(sheet, rank, suit, text, index, covered);
  if (!covered) return drawLarge(sheet, rank, suit, text, index, german);
  drawIndex(sheet, text, index, 1);
  return sheet.face();
}

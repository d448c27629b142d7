import type { Suit } from '@patience/core';
import type { Faces } from '@patience/core/internals';
import { COURTS, FRAME, type Court } from './courts.js';
import { lettering, widthOf } from './glyphs.js';
import { place, type Shape } from './path.js';
import { PIPS } from './pips.js';
import { SUIT_SHAPES } from './suits.js';

/** The look of a deck with suits or ranks of its own. */
export interface OwnDeck {
  readonly faces: Faces;
  /** Outlines of the suits' signs, by letter. */
  readonly signs: Readonly<Record<string, Shape>>;
  /** Colours of the own suits, by letter. */
  readonly colours: Readonly<Record<string, string>>;
}

/** A card is drawn on 100 × 140 units. */
export const CARD_RATIO = 1.4;

/** Suit signs on the cards; undefined: French ones. */
export type Deck = 'german' | undefined;

/** Style of a face. With `large` the index fills the upper third, for small cards and low vision. */
export interface FaceStyle {
  readonly large: boolean;
  /** Position of the index: in a row at the top left, or stacked in a corner for cards that are fanned sideways. */
  readonly index: 'row' | 'left' | 'right';
  /** Letters of the ranks 1, 11, 12 and 13: `AJQK`, `ABDK`. */
  readonly letters: string;
  /** Other decks are drawn by `faces/pictures`, once it is loaded. */
  readonly deck?: Deck;
  /** Whether the card is large enough for pictures. */
  readonly pictured?: boolean;
  /** The look of a deck with suits or ranks of its own. */
  readonly own?: OwnDeck | undefined;
}

/** Path data of a face by ink. `ink` has the colour of the suit. */
export interface Face {
  readonly ink: string;
  readonly court?: { readonly [ink in keyof Court]: string };
  /** Further areas of a picture, each with its paint, in the order in which they are painted. */
  readonly layers?: readonly (readonly [paint: string, path: string])[];
}

/** Returns the text of a rank on a card. */
export const rankText = (rank: number, letters: string): string =>
  rank === 1 ? letters[0]! : rank > 10 ? letters[rank - 10]! : String(rank);

/** Returns the height of the index row in card widths: the part of a covered card that must be visible. */
export const indexHeight = (large: boolean): number => (large ? 0.43 : 0.33);

/** The parts of a face that differ from card to card. */
interface Drawn {
  /** The letters of the rank; empty for a card without a rank. */
  readonly text: string;
  /** The usual rank whose pips or figure it has. */
  readonly rank: number;
  /** The sign of the suit. */
  readonly sign: Shape;
}

/** Returns rank and suit in the corner. */
function indexShape({ text, sign }: Drawn, { large, index }: FaceStyle): string {
  const size = large ? 1.65 : 1.12;
  const edge = large ? 6 : 7;
  const width = widthOf(text);
  const cap = 20 * size;
  if (index === 'row') {
    // The sign of the index is smaller than a pip, so that players do not count it as one.
    const signSize = large ? 0.96 : 0.8;
    // Two wide letters leave less room than the ten, for which the sizes were chosen.
    const tight = text.length > 1 ? Math.min(0.94 * size, (large ? 36 : 24) / width) : size;
    const gap = text === '' ? 0 : width * tight + 3;
    return lettering(text, edge, edge, tight) + place(sign, edge + gap + (cap * signSize) / 2, edge + cap / 2, size * signSize);
  }
  const wide = Math.max(width * size, cap * 0.8);
  const left = index === 'left' ? edge : 100 - edge - wide;
  const middle = left + wide / 2;
  const below = text === '' ? cap * 0.5 : cap * 1.58;
  return lettering(text, middle - (width * size) / 2, edge, size) + place(sign, middle, edge + below, size * (large ? 0.86 : 0.74));
}

/** Returns the x coordinate of the middle of pips and figures: beside a stacked index, below one in a row. */
const middleOf = (index: FaceStyle['index']): number => (index === 'left' ? 62 : index === 'right' ? 38 : 50);

function pipShape({ rank, sign }: Drawn, { large, index }: FaceStyle): string {
  const middle = middleOf(index);
  if (large) return index === 'row' ? place(sign, 52, 95, 3.5) : place(sign, middle, 104, 2.8);
  if (rank === 1) return place(sign, middle, 84, 2.9);
  const size = rank > 8 ? 1 : 1.12;
  const [column, center, reach] = index === 'row' ? [24, 86, 34] : [20, 83, 38];
  return PIPS[rank]!.map(([x, y]) => place(sign, middle + x * column, center + y * reach, y > 0 ? -size : size)).join('');
}

/** Draws the whole face of a usual card, or for a covered card the index alone. */
export const drawFace = (rank: number, suit: Suit, style: FaceStyle, covered = false): Face =>
  faceWith({ text: rankText(rank, style.letters), rank, sign: SUIT_SHAPES[suit] }, style, covered);

/** Draws a whole face, or for a covered card the index alone. */
export function faceWith(drawn: Drawn, style: FaceStyle, covered = false): Face {
  const index = indexShape(drawn, style);
  if (covered) return { ink: index };
  const { rank, sign } = drawn;
  const court = COURTS[rank - 11];
  if (!court) return { ink: index + pipShape(drawn, style) };
  const middle = middleOf(style.index);
  const size = style.index === 'row' ? 1 : 0.76;
  const corner = (way: number): string => place(sign, middle - way * 26 * size, 83 - way * 40 * size, way * 0.6 * size);
  const draw = (shape: Shape): string =>
    style.large ? place(shape, middle, 140, 1.44 * size) : place(shape, middle, 83, 0.96 * size) + place(shape, middle, 83, -0.96 * size);
  return {
    ink: index,
    court: {
      robe: draw(court.robe) + (style.large ? '' : place(FRAME, middle, 83, 0.96 * size) + corner(1) + corner(-1)),
      gold: draw(court.gold),
      skin: draw(court.skin),
      line: draw(court.line),
    },
  };
}

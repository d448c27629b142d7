import { CARD_RATIO } from '../faces/face.js';
import {
  fanOf,
  FULL_FACE,
  further,
  grows,
  heightAbove,
  LINE,
  linesOf,
  metrics,
  rowsOf,
  strips,
  widthsOf,
  type Arrangement,
  type Sized,
} from './arrangement.js';
import { columnsOf, compose, type GridPosition } from './compose.js';
import type { Box, FitOptions, Frame, PilePlace } from './frame.js';
import { isUpright, useHeight } from './height.js';
import { gridOf, placesOf } from './places.js';

export type { Box, Faces, FitOptions, Frame, PilePlace, Point } from './frame.js';

const SMALLEST = 18;
/** Largest card width, in pixels: on large screens a fraction of the shorter side. */
const LARGEST = 190;
const LARGEST_EVER = 320;
const LARGEST_PART = 0.15;
/** A table without growing columns gets its upright form for larger cards, or where more than this part of the height is bare. */
const MOST_BARE = 0.15;

/** Returns the largest card width in a box, in pixels. */
const largest = ({ width, height }: Box): number => Math.max(LARGEST, Math.min(LARGEST_EVER, Math.min(width, height) * LARGEST_PART));

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function fits(cardWidth: number, arrangement: Arrangement): boolean {
  const { piles, spots, columns, box, options, lowerRow } = arrangement;
  const { gap, rowGap, margin } = metrics(cardWidth, box);
  const large = options.large === true || cardWidth < FULL_FACE;
  const { tight, down } = strips(large);
  const width = Math.max(
    columns * cardWidth + (columns - 1) * gap,
    sum(widthsOf(lowerRow, large)) * cardWidth + (lowerRow.length - 1) * gap,
  );
  if (width + 2 * margin > box.width) return false;
  const cardHeight = cardWidth * CARD_RATIO;
  const height = heightAbove(arrangement, cardHeight, metrics(cardWidth, box));
  const more = further(linesOf(cardWidth, arrangement));
  if (more > 0 && rowsOf(spots) * (cardHeight + rowGap) + more * LINE * cardHeight + 2 * margin > height) return false;
  return piles.every((pile, i) => {
    const top = margin + spots[i]![1] * (cardHeight + rowGap);
    // Compress the fan as far as it can be read comfortably.
    const fan = grows(pile, spots, i) ? fanOf(options.reserve?.(pile.id) ?? [], tight, down * 0.7) : 0;
    return top + cardHeight + fan * cardWidth + margin <= height;
  });
}

/** Returns the largest card width that fits, by bisection. */
function widest(arrangement: Arrangement): number {
  const { box, options } = arrangement;
  let low = SMALLEST;
  let high = options.widest ?? largest(box);
  while (high - low > 0.25) {
    const middle = (low + high) / 2;
    if (fits(middle, arrangement)) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * Computes the layout of a variant's piles in a box, with the arrangement (normal or wide) that allows the largest cards, or in the form for
 * an upright box.
 */
export function fit(piles: readonly PilePlace[], box: Box, options: FitOptions = {}): Frame {
  const at = (spots: readonly GridPosition[]): Arrangement => ({ piles, spots, columns: columnsOf(spots), box, options, lowerRow: [] });
  const tall = at(piles.map((pile) => pile.at));
  const broad = at(piles.map((pile) => pile.wide ?? pile.at));
  const tallWidth = widest(tall);
  const wideWidth = piles.some((pile) => pile.wide) ? widest(broad) : 0;
  const wide = wideWidth > tallWidth * 1.02;
  const plain = sizedTo(wide ? wideWidth : tallWidth, wide ? broad : tall);
  const upright = uprightOf(plain);
  const sized = upright ?? plain;
  const spread = useHeight(sized);
  const { cardWidth, cardHeight, large } = sized;
  const { air, shutAir } = spread;
  const places = placesOf(sized, gridOf(sized, spread.rowGap));
  return { cardWidth, cardHeight, large, air, shutAir, wide, upright: upright !== undefined, places, box };
}

/** Returns the form for an upright box, where it is wanted and not worse than the arrangement of the variant. */
function uprightOf(plain: Sized): Sized | undefined {
  const { box, options, piles } = plain;
  const { upright = 'never' } = options;
  if (upright === 'never' || !isUpright(box)) return undefined;
  const composition = compose(piles);
  if (!composition) return undefined;
  const arrangement = { ...composition, box, options };
  const width = widest(arrangement);
  const sized = sizedTo(width, arrangement);
  if (upright === 'always') return sized;
  if (width <= SMALLEST || width < plain.cardWidth * 0.99) return undefined;
  if (!isReadable(sized) && isReadable(plain)) return undefined;
  const isLarger = width > plain.cardWidth * 1.02;
  const { piles: rest, spots } = composition;
  return isLarger || rest.some((pile, i) => grows(pile, spots, i)) || bareOf(plain) > MOST_BARE ? sized : undefined;
}

/** Tells whether no column of the deal is compressed. */
const isReadable = (sized: Sized): boolean => useHeight(sized).uncompressed;

/** Returns the part of the height that the rows leave bare. */
function bareOf(sized: Sized): number {
  const { spare } = gridOf(sized, useHeight(sized).rowGap);
  return spare / sized.box.height;
}

/** Returns an arrangement with cards of a width, or narrower: a table that is too high even for the smallest card scrolls downwards, never sideways. */
function sizedTo(width: number, arrangement: Arrangement): Sized {
  const { box, options } = arrangement;
  const columns = Math.max(arrangement.columns, arrangement.lowerRow.length);
  const cardWidth = Math.max(8, Math.min(width, (box.width - 8 - (columns - 1) * 2) / columns));
  const lines = linesOf(cardWidth, arrangement);
  return {
    ...arrangement,
    cardWidth,
    cardHeight: Math.round(cardWidth * CARD_RATIO),
    large: options.large === true || cardWidth < FULL_FACE,
    metrics: metrics(cardWidth, box),
    lines,
    more: further(lines),
  };
}

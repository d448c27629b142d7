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
import { columnsOf, compose, type Composition, type GridPosition } from './compose.js';
import type { Box, FitOptions, Form, Frame, PilePlace } from './frame.js';
import { isUpright, useHeight } from './height.js';
import { halves } from './halves.js';
import { gridOf, placesOf } from './places.js';

export type { Box, Faces, FitOptions, Frame, PilePlace, Point } from './frame.js';

const SMALLEST = 18;
/** Largest card width, in pixels: on large screens a fraction of the shorter side, about the size of a real card at 2560 × 1440. */
const LARGEST = 190;
const LARGEST_EVER = 320;
const LARGEST_PART = 0.2;
/** A table without growing columns gets its upright form for larger cards, or where more than this part of the height is bare. */
const MOST_BARE = 0.15;

/** Factor of the card width of the variant's form from which on another form counts as having cards as large. */
const AS_LARGE = 0.99;
/** Factor by which two halves must have larger cards, since columns side by side are easier to compare. */
const WORTH_HALVES = 1.25;
/** Factor from which on it counts as having larger ones. */
const LARGER = 1.02;

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
  let high = Math.min(options.widest ?? Infinity, largest(box));
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
  const { foot = 0 } = options;
  const above = { ...box, height: box.height - foot };
  const at = (spots: readonly GridPosition[]): Arrangement => ({
    piles,
    spots,
    columns: columnsOf(spots),
    box: above,
    options,
    lowerRow: [],
  });
  const tall = at(piles.map((pile) => pile.at));
  const broad = at(piles.map((pile) => pile.wide ?? pile.at));
  const tallWidth = widest(tall);
  const wideWidth = piles.some((pile) => pile.wide) ? widest(broad) : 0;
  const wide = wideWidth > tallWidth * LARGER;
  const plain = sizedTo(wide ? wideWidth : tallWidth, wide ? broad : tall);
  const { form, sized } = formOf(plain);
  const spread = useHeight(sized);
  const { cardWidth, cardHeight, large } = sized;
  const { air, shutAir } = spread;
  const places = placesOf(sized, gridOf(sized, spread));
  return { cardWidth, cardHeight, large, air, shutAir, wide, form, foot, places, box };
}

/** A form of a table, with cards of a size. */
interface Formed {
  readonly form: Form;
  readonly sized: Sized;
}

/** Returns the table in the form that the options name, or in the one that suits the box. @param plain the table in the variant's form */
function formOf(plain: Sized): Formed {
  const { box, options, piles } = plain;
  const { form = 'own' } = options;
  const half = form === 'halves' ? halvesOf(plain) : undefined;
  if (half) return { form: 'halves', sized: half };
  const composition = form === 'own' ? undefined : compose(piles);
  const best = composition ? composedOf(composition, plain) : undefined;
  if (composition?.always || form !== 'best' || !isUpright(box)) return best ?? { form: 'own', sized: plain };
  return inHalves(best ?? { form: 'own', sized: plain }, plain);
}

/** Returns the form with the stock at the lower edge; undefined where the variant's form is better. */
function composedOf(composition: Composition, plain: Sized): Formed | undefined {
  const { box, options } = plain;
  if (!composition.always && !isUpright(box)) return undefined;
  const sized = sizedFor(composition, box, options);
  return composition.always || options.form === 'upright' || isBetter(sized, plain) ? { form: 'upright', sized } : undefined;
}

/** Returns the form with columns in two halves where its cards are much larger. @param best the form with columns side by side */
function inHalves(best: Formed, plain: Sized): Formed {
  const sized = halvesOf(plain);
  return sized && isBetter(sized, best.sized, WORTH_HALVES) ? { form: 'halves', sized } : best;
}

/** Returns a composition with the largest cards that fit. */
function sizedFor(composition: Composition, box: Box, options: FitOptions): Sized {
  const arrangement = { ...composition, box, options };
  return sizedTo(widest(arrangement), arrangement);
}

/** Tells whether another form is better than that of the variant: its cards are larger, or as large and use more of the height. */
function isBetter(sized: Sized, plain: Sized, worth = AS_LARGE): boolean {
  const { piles, spots, cardWidth } = sized;
  if (cardWidth <= SMALLEST || cardWidth < plain.cardWidth * worth || (!isReadable(sized) && isReadable(plain))) return false;
  return cardWidth > plain.cardWidth * LARGER || piles.some((pile, i) => grows(pile, spots, i)) || bareOf(plain) > MOST_BARE;
}

/** Returns the form in two halves that has the largest cards, with the index that these cards have. */
function halvesOf({ piles, box, options }: Sized): Sized | undefined {
  const at = (large: boolean): Sized[] => halves(piles, options, large).map((composition) => sizedFor(composition, box, options));
  const whole = options.large ? [] : at(false).filter(({ large }) => !large);
  const forms = (whole.length > 0 ? whole : at(true)).sort((a, b) => b.cardWidth - a.cardWidth);
  return forms.find(isReadable) ?? forms[0];
}

/** Tells whether no column of the deal is compressed. */
const isReadable = (sized: Sized): boolean => useHeight(sized).uncompressed;

/** Returns the part of the height that the rows of the deal leave bare. */
function bareOf(sized: Sized): number {
  const { spare, lineStep } = gridOf(sized, useHeight(sized));
  return (spare + sized.more * lineStep) / sized.box.height;
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

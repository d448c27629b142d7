import { CARD_RATIO } from '../faces/face.js';
import { fanOf, grows, heightAbove, LINE, neighbour, strips, type Sized } from './arrangement.js';
import type { Box, Faces } from './frame.js';

/** Height of a box, in widths, from which on it counts as upright. */
const UPRIGHT = 1.2;
/** Part of the height that wider gaps leave free for the guide, where no column grows. */
const FOR_GUIDE = 0.1;
/** Least height of the strips of small cards, in pixels: the touch target of 24, with a margin for rounding. */
const TOUCH = 24.01;
/**
 * Number of cards that may come to a column before its cards are compressed, if there is height: in an upright box with columns in halves, otherwise,
 * and in a box that is not upright.
 */
const GROWTH = { halves: 1, usual: 3, low: 3 };

/**
 * Limits of the spare height in a box that is not upright: a factor for strips, parts of a card's height for strips, face-down strips and gaps, and a
 * part of the box for the margin above a short table, which gets a part of what the columns leave.
 */
const LOW = { air: 2.4, strip: 0.6, shut: 0.28, gap: 0.35, top: 0.18, part: 0.6 };
/**
 * Limits in an upright box, where the width limits the cards: parts of a card's height for strips of cards, face up and face down, for gaps above
 * columns that grow, for other gaps, for those where narrower ones leave more to fans, and for those of columns in halves. A card stays
 * covered far enough to be part of a column, and a face-down one needs less. The margin above a table is at most a part of the box (`top`) and
 * of what the columns leave (`part`), each with space for so many compressed cards (`long`).
 */
const TALL = { strip: 0.72, shut: 0.4, gap: 0.4, gapOfRows: 0.6, gapOfFans: 0.2, gapOfHalves: 0.12, top: 0.12, part: 0.4, long: 10 };

/** Use of the spare height: factors by which cards in columns are spread, and the distance of two rows in pixels. */
export interface Spread {
  readonly air: number;
  readonly shutAir: number;
  readonly rowGap: number;
  /** Height left bare above the table, besides its margin, in pixels. */
  readonly top: number;
  /** Whether the cards of the deal are not compressed. */
  readonly uncompressed: boolean;
}

/** Tells whether a box is high enough for the upright form of a table. */
export const isUpright = ({ width, height }: Box): boolean => height > UPRIGHT * width;

/** A pile that takes height. */
interface Column {
  /** Rows above it, and the height below its first card, in pixels. */
  readonly rows: number;
  readonly below: number;
  /** Faces for which space is kept where it grows, and faces that are spread. */
  readonly kept: Faces;
  readonly dealt: Faces;
  /** Rows to the pile below a fan. */
  readonly toNext: number | undefined;
}

/** Divides the spare height among strips and gaps. */
export function useHeight(sized: Sized): Spread {
  const { piles, spots, box, options, cardHeight, metrics, more } = sized;
  const height = heightAbove(sized, cardHeight, metrics) - 2 * metrics.margin - cardHeight - more * LINE * cardHeight;
  const columns = piles.map((pile, i): Column => {
    const [, rows] = spots[i]!;
    const next = pile.fan === 'down' ? neighbour(spots, i, 'down') : undefined;
    const kept = grows(pile, spots, i) ? (options.reserve?.(pile.id) ?? []) : [];
    const dealt = pile.fan === 'down' ? (options.dealt?.(pile.id) ?? kept) : [];
    const below = height - rows * (cardHeight + metrics.rowGap);
    return { rows, below, kept, dealt, toNext: next && next[1] - rows };
  });
  return isUpright(box) ? spreadTall(sized, columns) : spreadLow(sized, columns);
}

/** Gives the height to the columns of the deal and some more cards first, and to the gaps and the upper margin what no column needs. */
function spreadLow({ box, cardWidth, cardHeight, large, metrics }: Sized, columns: readonly Column[]): Spread {
  const { free, tight, down } = strips(large);
  const fans = columns.map(({ kept }) => fanOf(kept, free, down) * cardWidth);
  const most = Math.max(Math.min(LOW.air, (LOW.strip * CARD_RATIO) / free), TOUCH / (free * cardWidth));
  const needs = columns.map(({ kept, dealt, toNext }, i) => {
    const fan = fanOf(dealt, free, down) + Math.min(GROWTH.low, Math.max(0, kept.length - dealt.length)) * free;
    return toNext === undefined ? Math.min(fan * cardWidth, fans[i]!) : fanOf(dealt, free, down) * cardWidth;
  });
  const rooms = columns.map(({ below, toNext }) => (toNext === undefined ? below : (toNext - 1) * (cardHeight + metrics.rowGap)));
  const air = Math.max(1, Math.min(most, ...rooms.flatMap((room, i) => (needs[i]! > 0 ? [room / needs[i]!] : []))));
  const shut = columns.map(({ dealt }) => fanOf(dealt, 0, down) * cardWidth);
  const forShut = rooms.flatMap((room, i) => (shut[i]! > 0 ? [air + (room - needs[i]! * air) / shut[i]!] : []));
  const shutAir = Math.max(air, Math.min((LOW.shut * CARD_RATIO) / down, ...forShut));
  const spread = columns.map((_, i) => needs[i]! * air + shut[i]! * (shutAir - air));
  const forGaps = columns.flatMap(({ rows, below }, i) => (rows > 0 ? [(below - Math.max(fans[i]!, spread[i]!)) / rows] : []));
  const gap = Math.max(0, Math.min(LOW.gap * cardHeight, ...forGaps));
  // Long columns may be compressed below a margin.
  const left = columns.map(({ rows, below, kept, dealt }, i) => {
    // A single row of columns that begin with one card is nearer to the middle, with space for some cards as close as usual.
    const fan = rows > 0 || dealt.length > 1 ? spread[i]! : needs[i]!;
    return below - rows * gap - Math.max(fanOf(kept, tight, down) * cardWidth, fan);
  });
  return { air, shutAir, rowGap: metrics.rowGap + gap, top: marginAbove(LOW, box.height, left), uncompressed: true };
}

/** Returns the margin above a short table in pixels. @param left heights that its columns leave */
const marginAbove = ({ top, part }: typeof LOW | typeof TALL, height: number, left: readonly number[]): number =>
  Math.max(0, Math.min(top * height, Math.min(...left) * part));

/** Spreads the cards over the height, with the gaps that spread them furthest. */
function spreadTall(sized: Sized, columns: readonly Column[]): Spread {
  const isOfRows = columns.every(({ kept }) => kept.length === 0) || columns.some(({ toNext }) => toNext !== undefined);
  const limits = sized.halved ? [TALL.gapOfHalves] : isOfRows ? [TALL.gapOfRows, TALL.gapOfFans] : [TALL.gap];
  return limits.map((widest) => spreadBetween(sized, columns, widest)).reduce((wide, narrow) => (narrow.air > wide.air ? narrow : wide));
}

/** Keeps space for columns that grow, widens the gaps by what is left, and spreads the cards that are dealt over all of the height. */
function spreadBetween({ box, cardWidth, cardHeight, large, metrics, halved }: Sized, columns: readonly Column[], widest: number): Spread {
  const { free, tight, down } = strips(large);
  const growing = columns.some(({ kept }) => kept.length > 0);
  const guide = growing ? 0 : FOR_GUIDE * box.height;
  const spare = columns.flatMap(({ rows, below, kept }) =>
    rows > 0 ? [(below - guide - fanOf(kept, free, down) * cardWidth) / rows] : [],
  );
  const gap = Math.max(0, Math.min(widest * cardHeight, ...spare));
  const most = { open: Math.max((TALL.strip * CARD_RATIO) / free, TOUCH / (free * cardWidth)), shut: (TALL.shut * CARD_RATIO) / down };
  const airs = (air: number): { air: number; shutAir: number } => ({ air: Math.min(air, most.open), shutAir: Math.min(air, most.shut) });
  const fit = (wanted: number, growth: number): boolean => {
    const { air, shutAir } = airs(wanted);
    return columns.every(({ rows, below, kept, dealt, toNext }) => {
      // A column that may grow is spread as if some cards had come.
      const more = Math.max(0, Math.min(growth, kept.length - dealt.length));
      const space = toNext === undefined ? below - rows * gap : (toNext - 1) * (cardHeight + metrics.rowGap + gap);
      const fan = fanOf(dealt, free * air, down * shutAir) + more * free * air;
      return fan === 0 || fan * cardWidth <= space;
    });
  };
  let [least, last] = [1, Math.max(most.open, most.shut)];
  while (last - least > 0.01) {
    const middle = (least + last) / 2;
    if (fit(middle, halved ? GROWTH.halves : GROWTH.usual)) least = middle;
    else last = middle;
  }
  const { air, shutAir } = airs(least);
  const left = columns.map(({ rows, below, kept, dealt }) => {
    const fan = Math.max(fanOf(kept, free, down), fanOf(dealt, free * air, down * shutAir), TALL.long * tight);
    return below - rows * gap - fan * cardWidth;
  });
  const top = halved ? 0 : marginAbove(TALL, box.height, left);
  return { air, shutAir, rowGap: metrics.rowGap + gap, top, uncompressed: fit(1, 0) };
}

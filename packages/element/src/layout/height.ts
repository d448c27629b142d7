import { CARD_RATIO } from '../faces/face.js';
import { fanOf, grows, heightAbove, LINE, neighbour, strips, type Sized } from './arrangement.js';
import type { Box, Faces } from './frame.js';

/** Height of a box, in widths, from which on it counts as upright. */
const UPRIGHT = 1.2;
/** Part of the height that wider gaps leave free for the guide, where no column grows. */
const FOR_GUIDE = 0.14;
/** Least height of the strips of small cards, in pixels: the touch target of 24, with a margin for rounding. */
const TOUCH = 24.01;
/** Number of cards that may come to a column before its cards are compressed, if there is height. */
const GROWTH = 3;

/** Limits of the spare height in a box that is not upright: a factor for strips, and parts of a card's height for strips and gaps. */
const LOW = { air: 1.4, strip: 0.6, gap: 0.25 };
/**
 * Limits in an upright box, where the width limits the cards: parts of a card's height for strips of cards, face up and face down, for gaps above
 * columns that grow, and for other gaps. A card stays covered far enough to be part of a column, and a face-down one needs less.
 */
const TALL = { strip: 0.72, shut: 0.4, gap: 0.4, gapOfRows: 0.6 };

/** Use of the spare height: factors by which cards in columns are spread, and the distance of two rows in pixels. */
export interface Spread {
  readonly air: number;
  readonly shutAir: number;
  readonly rowGap: number;
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

/** Gives the height to columns first, and then to the gaps. */
function spreadLow({ cardWidth, cardHeight, large, metrics }: Sized, columns: readonly Column[]): Spread {
  const { free, down } = strips(large);
  const fans = columns.map(({ kept }) => fanOf(kept, free, down) * cardWidth);
  const most = Math.max(Math.min(LOW.air, (LOW.strip * CARD_RATIO) / free), TOUCH / (free * cardWidth));
  const air = Math.max(1, Math.min(most, ...columns.flatMap(({ below }, i) => (fans[i]! > 0 ? [below / fans[i]!] : []))));
  const spare = columns.flatMap(({ rows, below }, i) => (rows > 0 ? [(below - fans[i]! * air) / rows] : []));
  return { air, shutAir: air, rowGap: metrics.rowGap + Math.max(0, Math.min(LOW.gap * cardHeight, ...spare)), uncompressed: true };
}

/** Keeps space for columns that grow, widens the gaps by what is left, and spreads the cards that are dealt over all of the height. */
function spreadTall({ box, cardWidth, cardHeight, large, metrics }: Sized, columns: readonly Column[]): Spread {
  const { free, down } = strips(large);
  const growing = columns.some(({ kept }) => kept.length > 0);
  const guide = growing ? 0 : FOR_GUIDE * box.height;
  const spare = columns.flatMap(({ rows, below, kept }) =>
    rows > 0 ? [(below - guide - fanOf(kept, free, down) * cardWidth) / rows] : [],
  );
  const isOfRows = !growing || columns.some(({ toNext }) => toNext !== undefined);
  const gap = Math.max(0, Math.min((isOfRows ? TALL.gapOfRows : TALL.gap) * cardHeight, ...spare));
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
    if (fit(middle, GROWTH)) least = middle;
    else last = middle;
  }
  return { ...airs(least), rowGap: metrics.rowGap + gap, uncompressed: fit(1, 0) };
}

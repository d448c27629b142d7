import { further, grows, heightAbove, LINE, neighbour, MOST_FANNED, rowsOf, sideStrip, widthsOf, type Sized } from './arrangement.js';
import type { PileLayout, PilePlace } from './frame.js';
import type { Spread } from './height.js';

/** Largest difference in height between neighbours of an arc, in cards. */
const ARC = 0.35;

/** Widest gap between two columns, in card widths. */
const WIDEST_GAP = 0.3;

/** Converts positions of the grid to pixels. */
export interface Grid {
  readonly toX: (x: number) => number;
  readonly toY: (y: number) => number;
  /** Distance of two columns, of two rows without the card, and of two lines of a long row, in pixels. */
  readonly step: number;
  readonly rowGap: number;
  readonly lineStep: number;
  /** Height that neither rows nor lines use, in pixels. 0 where columns grow. */
  readonly spare: number;
}

export function gridOf(sized: Sized, { rowGap, top: bareTop }: Spread): Grid {
  const { piles, spots, columns, box, options, cardWidth, cardHeight, metrics, lines, more } = sized;
  const { gap, rowGap: leastGap, margin } = metrics;
  const rows = rowsOf(spots);
  const spread = columns > 1 ? (box.width - 2 * margin - columns * cardWidth) / (columns - 1) : gap;
  // Long rows use the whole width.
  const step = cardWidth + (more > 0 ? spread : Math.max(Math.min(spread, cardWidth * WIDEST_GAP), Math.min(gap, spread)));
  const left = (box.width - (columns - 1) * step - cardWidth) / 2;
  const leftOver = heightAbove(sized, cardHeight, metrics) - 2 * margin - rows * (cardHeight + rowGap);
  const lineStep = more > 0 ? Math.max(LINE * cardHeight, Math.min(cardHeight + leastGap, leftOver / more)) : 0;
  // A table without columns that grow is placed somewhat above the middle.
  const growing = piles.some((pile, i) => grows(pile, spots, i));
  const spare = growing ? 0 : leftOver - more * lineStep;
  const top = margin + (growing ? bareTop : Math.max(0, spare * 0.3));
  const above = (y: number): number => further(new Map([...lines].filter(([row]) => row < y)));
  return {
    toX: (x) => Math.round(left + (options.mirror ? columns - 1 - x : x) * step),
    toY: (y) => Math.round(top + y * (cardHeight + rowGap) + above(y) * lineStep),
    step,
    rowGap,
    lineStep,
    spare,
  };
}

/** Returns the places of all piles. */
export const placesOf = (sized: Sized, grid: Grid): Map<string, PileLayout> =>
  new Map([...sized.piles.map(({ id }, i) => [id, placeOf(sized, grid, i)] as const), ...lowerRowOf(sized, grid)]);

/** Returns the places of the piles in the row at the lower edge. */
function lowerRowOf({ lowerRow, box, options, cardWidth, cardHeight, large, metrics }: Sized, { step }: Grid): [string, PileLayout][] {
  const { gap, margin } = metrics;
  const least = widthsOf(lowerRow, large).map((width) => width * cardWidth);
  const free = box.width - 2 * margin - least.reduce((sum, width) => sum + width, 0);
  const apart = Math.min(Math.max(gap, Math.min(step - cardWidth, cardWidth * WIDEST_GAP)), free / Math.max(1, lowerRow.length - 1));
  const spare = free - apart * (lowerRow.length - 1);
  // The first card of a long fan is in the middle, and the fan takes the width beside it. A row without one is centred.
  const long = lowerRow.findIndex(({ fan, fanned = Infinity }) => fan && fanned - 1 > MOST_FANNED);
  const before = least.slice(0, Math.max(0, long)).reduce((sum, width) => sum + width + apart, 0);
  const start = Math.max(0, Math.min(spare, long < 0 ? spare / 2 : (box.width - cardWidth) / 2 - margin - before));
  const widths = least.map((width, i) => (i === long ? width + spare - start : width));
  let next = margin + start;
  return lowerRow.map(({ id, fan, fanned = Infinity }, i) => {
    const x = next;
    const room = widths[i]! - cardWidth;
    next += widths[i]! + apart;
    const place = {
      x: Math.round(options.mirror ? box.width - x - cardWidth : x),
      y: Math.round(box.height - margin - cardHeight),
      fan: sideOf(fan, options.mirror),
      // Each card that is fanned shows its index.
      fanned: fan ? Math.min(fanned, Math.max(MOST_FANNED, Math.floor(room / (sideStrip(large) * cardWidth))) + 1) : 1,
      room,
      each: Infinity,
      lines: 1,
      lineStep: 0,
      lean: 0,
    };
    return [id, place];
  });
}

/** Returns the direction of a fan, which the mirrored table turns round. */
const sideOf = (fan: PilePlace['fan'], mirror?: boolean): PileLayout['fan'] =>
  mirror && fan && fan !== 'down' ? (fan === 'right' ? 'left' : 'right') : fan;

/** Returns the place of the pile at an index. */
function placeOf(sized: Sized, grid: Grid, i: number): PileLayout {
  const { piles, spots, box, options, cardWidth, cardHeight, metrics } = sized;
  const { toX, toY, rowGap, lineStep } = grid;
  const { gap, margin } = metrics;
  const pile = piles[i]!;
  const [x, y] = [toX(spots[i]![0]), toY(spots[i]![1])];
  const stop = pile.fan && neighbour(spots, i, pile.fan);
  const fan = sideOf(pile.fan, options.mirror);
  let room = 0;
  if (fan === 'down') room = (stop ? toY(stop[1]) - rowGap : heightAbove(sized, cardHeight, metrics) - margin) - y - cardHeight;
  else if (fan === 'right') room = (stop ? toX(stop[0]) - gap : box.width - margin) - x - cardWidth;
  else if (fan === 'left') room = x - (stop ? toX(stop[0]) + cardWidth + gap : margin);
  return {
    x,
    y,
    fan,
    fanned: fan ? (pile.fanned ?? Infinity) : 1,
    room: Math.max(0, room),
    each: eachOf(sized, i, room),
    lines: sized.lines.get(spots[i]![1]) ?? 1,
    lineStep,
    lean: leanOf(sized, grid, i),
  };
}

/** Returns how many cards of a pile are in each line of its row. @param room largest distance of its last card from the first one */
function eachOf({ piles, spots, options, cardWidth, large, lines }: Sized, i: number, room: number): number {
  const { id, fan, fanned } = piles[i]!;
  const n = lines.get(spots[i]![1]) ?? 1;
  if (n === 1 || !fan || fan === 'down' || fanned !== undefined || room < 2 * cardWidth) return Infinity;
  return Math.max(Math.floor(room / (sideStrip(large) * cardWidth)) + 1, Math.ceil(options.capacity!(id) / n));
}

/** Returns the slope of the arc at a pile, in degrees to the right. */
function leanOf({ piles, spots, options, cardHeight }: Sized, { step, rowGap }: Grid, i: number): number {
  const { fan, group } = piles[i]!;
  if (fan || group === undefined) return 0;
  const [x, y] = spots[i]!;
  const ways = [i - 1, i + 1].flatMap((j) => {
    const spot = piles[j]?.group === group ? spots[j]! : undefined;
    const way = spot && { x: (spot[0] - x) * (j - i), y: (spot[1] - y) * (j - i) };
    return way && way.x > 0 && way.x <= 1.01 && Math.abs(way.y) < ARC ? [way] : [];
  });
  const rise = ways.reduce((sum, way) => sum + way.y, 0) / (ways.length || 1);
  return Math.round(((Math.atan((rise * (cardHeight + rowGap)) / step) * 180) / Math.PI) * (options.mirror ? -1 : 1));
}

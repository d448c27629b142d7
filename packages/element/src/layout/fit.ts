import type { Pile } from '@patience/core';
import { CARD_RATIO, indexHeight } from '../faces/face.js';

/** Properties of a pile that the layout needs. */
export type PilePlace = Pick<Pile, 'id' | 'at' | 'wide' | 'fan' | 'fanned' | 'group'>;

/** The upper left corner of a card, in pixels of the table. */
export interface Point {
  readonly x: number;
  readonly y: number;
  /** Rotation in degrees to the right; 0 if absent. */
  readonly turn?: number;
}

/** Faces of a pile from the bottom: true is face up. */
export type Faces = readonly boolean[];

/** The space for the table, in pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** Options of the layout. */
export interface FitOptions {
  /** Mirrors left and right, for left-handed players. */
  readonly mirror?: boolean;
  /** Uses the large index at every size. */
  readonly large?: boolean;
  /** Largest width of a card, in pixels. */
  readonly widest?: number | undefined;
  /** Returns the cards for which a pile needs space: those of the fresh deal, so that cards keep their size during a game. */
  readonly reserve?: (pile: string) => Faces;
  /** Returns how many cards may come to lie on a pile. A row that cannot show them all is broken into lines, if there is height. */
  readonly capacity?: (pile: string) => number;
}

/** Position of a pile, in pixels, and how its cards overlap. */
export interface PileLayout {
  readonly x: number;
  readonly y: number;
  readonly fan: 'down' | 'right' | 'left' | undefined;
  /** Number of cards at the top that are fanned. */
  readonly fanned: number;
  /** Largest distance of the last card from the first one. */
  readonly room: number;
  /** Cards in each line of a long row, and distance of two lines in pixels. */
  readonly each: number;
  readonly lineStep: number;
  /** Rotation along an arc, in degrees to the right. */
  readonly lean: number;
}

/** Positions of all piles and size of the cards, computed only from the variant's piles and the box. */
export interface Frame {
  readonly cardWidth: number;
  readonly cardHeight: number;
  /** Whether cards use the large index, since they are small. */
  readonly large: boolean;
  /** Factor by which cards in columns are spread, to use spare height. */
  readonly air: number;
  readonly wide: boolean;
  readonly places: ReadonlyMap<string, PileLayout>;
  readonly box: Box;
}

/** Least card width with all pips, in pixels. */
const FULL_FACE = 62;
const SMALLEST = 18;
/** Largest card width, in pixels: on large screens a fraction of the shorter side. */
const LARGEST = 190;
const LARGEST_EVER = 320;
const LARGEST_PART = 0.15;
/** Least distance of the lines of a row, in card heights, so that each index is visible. */
const LINE = 0.45;
/** Largest difference in height between neighbours of an arc, in cards. */
const ARC = 0.35;
/**
 * Spare height goes first into columns, up to a factor, then between the rows, up to a fraction of a card. On an upright screen the width
 * limits the cards, and the height that remains spreads them further.
 */
const MOST_AIR = { upright: 2, low: 1.4 };
const MOST_GAP = { upright: 0.6, low: 0.25 };
/** Part of the height that wider gaps leave free for the guide, where no column grows. */
const FOR_GUIDE = 0.14;
/** Height of a box, in widths, from which on it counts as upright. */
const UPRIGHT = 1.2;
/** Largest visible strip of a covered card in a column, in card heights. */
const MOST_STRIP = 0.6;
/** Least height of the strips of small cards, in pixels: the touch target of 24, with a margin for rounding. */
const TOUCH = 24.01;

/** Returns the visible strip of a covered card in card widths: face up with space, face up compressed, and face down. */
export const strips = (large: boolean): { free: number; tight: number; down: number } => {
  const row = indexHeight(large);
  return { free: row * 1.06, tight: row * 0.62, down: large ? 0.16 : 0.13 };
};

/** Returns the visible strip of a card that is fanned sideways, in card widths. */
export const sideStrip = (large: boolean): number => (large ? 0.56 : 0.36);

/** Returns the largest card width in a box, in pixels. */
const largest = ({ width, height }: Box): number => Math.max(LARGEST, Math.min(LARGEST_EVER, Math.min(width, height) * LARGEST_PART));

interface Metrics {
  readonly gap: number;
  readonly rowGap: number;
  readonly margin: number;
}

const metrics = (cardWidth: number, box: Box): Metrics => {
  const gap = Math.min(14, Math.max(2, cardWidth * 0.08));
  return { gap, rowGap: Math.min(14, gap * 1.4), margin: box.width < 380 ? 4 : box.width < 800 ? 8 : 16 };
};

type GridPosition = readonly [x: number, y: number];

const extent = (spots: readonly GridPosition[]): { columns: number; rows: number } => ({
  columns: Math.max(...spots.map(([x]) => x)) + 1,
  rows: Math.max(...spots.map(([, y]) => y)) + 1,
});

/** Returns the next pile that limits the fan of the pile at `index`, if any. */
function neighbour(spots: readonly GridPosition[], index: number, fan: Pile['fan']): GridPosition | undefined {
  const [x, y] = spots[index]!;
  const ahead = spots.filter(([u, v]) =>
    fan === 'down' ? v > y && Math.abs(u - x) < 1 : Math.abs(v - y) < 1 && (fan === 'left' ? u < x : u > x),
  );
  const near = ([u, v]: GridPosition): number => (fan === 'down' ? v : fan === 'left' ? -u : u);
  return ahead.sort((a, b) => near(a) - near(b))[0];
}

/** Returns the height of a fan with such strips, in card widths. */
function fanOf(faces: Faces, open: number, down: number): number {
  const up = faces.filter(Boolean).length;
  return (faces.length - up) * down + Math.max(0, up - 1) * open;
}

/** Tells whether nothing is below a column, so that it can use the whole height. */
const grows = (pile: PilePlace, spots: readonly GridPosition[], index: number): boolean =>
  pile.fan === 'down' && !neighbour(spots, index, 'down');

/** Piles at their grid positions, and the box for them. */
interface Arrangement {
  readonly piles: readonly PilePlace[];
  readonly spots: readonly GridPosition[];
  readonly box: Box;
  readonly options: FitOptions;
}

/**
 * Returns, by the y position of each row, how many lines it needs for the cards that may come to lie on its piles. Empty where columns
 * grow downwards.
 */
function linesOf(cardWidth: number, { piles, spots, box, options }: Arrangement): Map<number, number> {
  const lines = new Map<number, number>();
  if (!options.capacity || piles.some((pile, i) => grows(pile, spots, i))) return lines;
  const { gap, margin } = metrics(cardWidth, box);
  const strip = sideStrip(options.large === true || cardWidth < FULL_FACE) * cardWidth;
  const step = cardWidth + gap;
  piles.forEach(({ id, fan, fanned }, i) => {
    if ((fan !== 'right' && fan !== 'left') || fanned !== undefined) return;
    const [x, y] = spots[i]!;
    const stop = neighbour(spots, i, fan);
    const { columns } = extent(spots);
    const across = Math.max(step, (box.width - 2 * margin - cardWidth) / Math.max(1, columns - 1));
    const room = stop ? Math.abs(stop[0] - x) * across - gap - cardWidth : (fan === 'right' ? columns - 1 - x : x) * across;
    if (room < 2 * cardWidth) return;
    const each = Math.floor(room / strip) + 1;
    lines.set(y, Math.max(lines.get(y) ?? 1, Math.ceil(options.capacity!(id) / each)));
  });
  return lines;
}

/** Returns the number of lines below the first ones. */
const further = (lines: ReadonlyMap<number, number>): number => [...lines.values()].reduce((sum, n) => sum + n - 1, 0);

function fits(cardWidth: number, arrangement: Arrangement): boolean {
  const { piles, spots, box, options } = arrangement;
  const { gap, rowGap, margin } = metrics(cardWidth, box);
  const { columns } = extent(spots);
  const { tight, down } = strips(options.large === true || cardWidth < FULL_FACE);
  if (columns * cardWidth + (columns - 1) * gap + 2 * margin > box.width) return false;
  const cardHeight = cardWidth * CARD_RATIO;
  const more = further(linesOf(cardWidth, arrangement));
  if (more > 0 && extent(spots).rows * (cardHeight + rowGap) + more * LINE * cardHeight + 2 * margin > box.height) return false;
  return piles.every((pile, i) => {
    const top = margin + spots[i]![1] * (cardHeight + rowGap);
    // Compress the fan as far as it can be read comfortably.
    const fan = grows(pile, spots, i) ? fanOf(options.reserve?.(pile.id) ?? [], tight, down * 0.7) : 0;
    return top + cardHeight + fan * cardWidth + margin <= box.height;
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

/** An arrangement with cards of one size. */
interface Sized extends Arrangement {
  readonly cardWidth: number;
  readonly cardHeight: number;
  /** Whether cards use the large index. */
  readonly large: boolean;
  readonly metrics: Metrics;
  /** Lines of each row, by its y position, and how many of all rows are below the first ones. */
  readonly lines: ReadonlyMap<number, number>;
  readonly more: number;
}

/** Computes the layout of a variant's piles in a box, with the arrangement (normal or wide) that allows the largest cards. */
export function fit(piles: readonly PilePlace[], box: Box, options: FitOptions = {}): Frame {
  const tall = { piles, spots: piles.map((pile) => pile.at), box, options };
  const broad = { ...tall, spots: piles.map((pile) => pile.wide ?? pile.at) };
  const tallWidth = widest(tall);
  const wideWidth = piles.some((pile) => pile.wide) ? widest(broad) : 0;
  const wide = wideWidth > tallWidth * 1.02;
  const sized = sizedTo(wide ? wideWidth : tallWidth, wide ? broad : tall);
  const { air, rowGap } = useHeight(sized);
  const grid = gridOf(sized, rowGap);
  const places = new Map(piles.map((pile, i) => [pile.id, placeOf(sized, grid, i)]));
  return { cardWidth: sized.cardWidth, cardHeight: sized.cardHeight, large: sized.large, air, wide, places, box };
}

/** Returns an arrangement with cards of a width, or narrower: a table that is too high even for the smallest card scrolls downwards, never sideways. */
function sizedTo(width: number, arrangement: Arrangement): Sized {
  const { box, options, spots } = arrangement;
  const { columns } = extent(spots);
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

/** Divides the spare height: returns the factor by which cards in columns are spread, and the distance of two rows in pixels. */
function useHeight({ piles, spots, box, options, cardWidth, cardHeight, large, metrics, more }: Sized): { air: number; rowGap: number } {
  const { rowGap: leastGap, margin } = metrics;
  const { free, down } = strips(large);
  const below = piles.map((pile, i) => ({
    rows: spots[i]![1],
    fan: grows(pile, spots, i) ? fanOf(options.reserve?.(pile.id) ?? [], free, down) * cardWidth : 0,
    room: box.height - 2 * margin - spots[i]![1] * (cardHeight + leastGap) - cardHeight - more * LINE * cardHeight,
  }));
  const shape = box.height > UPRIGHT * box.width ? 'upright' : 'low';
  const most = Math.max(Math.min(MOST_AIR[shape], (MOST_STRIP * CARD_RATIO) / free), TOUCH / (free * cardWidth));
  const air = Math.max(1, Math.min(most, ...below.filter(({ fan }) => fan > 0).map(({ fan, room }) => room / fan)));
  const guide = shape === 'upright' && below.every(({ fan }) => fan === 0) ? FOR_GUIDE * box.height : 0;
  const spare = below.filter(({ rows }) => rows > 0).map(({ rows, fan, room }) => (room - guide - fan * air) / rows);
  return { air, rowGap: leastGap + Math.max(0, Math.min(MOST_GAP[shape] * cardHeight, ...spare)) };
}

/** Converts positions of the grid to pixels. */
interface Grid {
  readonly toX: (x: number) => number;
  readonly toY: (y: number) => number;
  /** Distance of two columns, of two rows without the card, and of two lines of a long row, in pixels. */
  readonly step: number;
  readonly rowGap: number;
  readonly lineStep: number;
}

function gridOf({ piles, spots, box, options, cardWidth, cardHeight, metrics, lines, more }: Sized, rowGap: number): Grid {
  const { gap, rowGap: leastGap, margin } = metrics;
  const { columns, rows } = extent(spots);
  const spread = columns > 1 ? (box.width - 2 * margin - columns * cardWidth) / (columns - 1) : gap;
  // Long rows use the whole width.
  const step = cardWidth + (more > 0 ? spread : Math.max(Math.min(spread, cardWidth * 0.3), Math.min(gap, spread)));
  const left = (box.width - (columns - 1) * step - cardWidth) / 2;
  const leftOver = box.height - 2 * margin - rows * (cardHeight + rowGap);
  const lineStep = more > 0 ? Math.max(LINE * cardHeight, Math.min(cardHeight + leastGap, leftOver / more)) : 0;
  // A table without columns that grow is placed somewhat above the middle.
  const spare = piles.some((pile, i) => grows(pile, spots, i)) ? 0 : leftOver - more * lineStep;
  const top = margin + Math.max(0, spare * 0.3);
  const above = (y: number): number => further(new Map([...lines].filter(([row]) => row < y)));
  return {
    toX: (x) => Math.round(left + (options.mirror ? columns - 1 - x : x) * step),
    toY: (y) => Math.round(top + y * (cardHeight + rowGap) + above(y) * lineStep),
    step,
    rowGap,
    lineStep,
  };
}

/** Returns the place of the pile at an index. */
function placeOf(sized: Sized, grid: Grid, i: number): PileLayout {
  const { piles, spots, box, options, cardWidth, cardHeight, metrics } = sized;
  const { toX, toY, rowGap, lineStep } = grid;
  const { gap, margin } = metrics;
  const pile = piles[i]!;
  const [x, y] = [toX(spots[i]![0]), toY(spots[i]![1])];
  const stop = pile.fan && neighbour(spots, i, pile.fan);
  const fan = options.mirror && pile.fan && pile.fan !== 'down' ? (pile.fan === 'right' ? 'left' : 'right') : pile.fan;
  let room = 0;
  if (fan === 'down') room = (stop ? toY(stop[1]) - rowGap : box.height - margin) - y - cardHeight;
  else if (fan === 'right') room = (stop ? toX(stop[0]) - gap : box.width - margin) - x - cardWidth;
  else if (fan === 'left') room = x - (stop ? toX(stop[0]) + cardWidth + gap : margin);
  return {
    x,
    y,
    fan,
    fanned: fan ? (pile.fanned ?? Infinity) : 1,
    room: Math.max(0, room),
    each: eachOf(sized, i, room),
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

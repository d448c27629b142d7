import type { Pile } from '@patience/core';
import { indexHeight } from '../faces/face.js';
import type { GridPosition } from './compose.js';
import type { Box, Faces, FitOptions, PilePlace } from './frame.js';

/** Least card width with all pips, in pixels. */
export const FULL_FACE = 62;
/** Least distance of the lines of a row, in card heights, so that each index is visible. */
export const LINE = 0.45;
/** Number of covered cards of a fan in the row at the lower edge that certainly show their index: those of three cards. */
export const MOST_FANNED = 2;

/** Returns the visible strip of a covered card in card widths: face up with space, face up compressed, and face down. */
export const strips = (large: boolean): { free: number; tight: number; down: number } => {
  const row = indexHeight(large);
  return { free: row * 1.06, tight: row * 0.62, down: large ? 0.16 : 0.13 };
};

/** Returns the visible strip of a card that is fanned sideways, in card widths. */
export const sideStrip = (large: boolean): number => (large ? 0.56 : 0.36);

export interface Metrics {
  readonly gap: number;
  readonly rowGap: number;
  readonly margin: number;
}

export const metrics = (cardWidth: number, box: Box): Metrics => {
  const gap = Math.min(14, Math.max(2, cardWidth * 0.08));
  return { gap, rowGap: Math.min(14, gap * 1.4), margin: box.width < 380 ? 4 : box.width < 800 ? 8 : 16 };
};

/** Returns the height of the highest table with such positions, in rows. */
export const rowsOf = (spots: readonly GridPosition[]): number => Math.max(...spots.map(([, y]) => y)) + 1;

/** Returns the next pile that limits the fan of the pile at `index`, if any. */
export function neighbour(spots: readonly GridPosition[], index: number, fan: Pile['fan']): GridPosition | undefined {
  const [x, y] = spots[index]!;
  const ahead = spots.filter(([u, v]) =>
    fan === 'down' ? v > y && Math.abs(u - x) < 1 : Math.abs(v - y) < 1 && (fan === 'left' ? u < x : u > x),
  );
  const near = ([u, v]: GridPosition): number => (fan === 'down' ? v : fan === 'left' ? -u : u);
  return ahead.sort((a, b) => near(a) - near(b))[0];
}

/** Returns the height of a fan with such strips, in card widths. */
export function fanOf(faces: Faces, open: number, down: number): number {
  const up = faces.filter(Boolean).length;
  return (faces.length - up) * down + Math.max(0, up - 1) * open;
}

/** Tells whether nothing is below a column, so that it can use the whole height. */
export const grows = (pile: PilePlace, spots: readonly GridPosition[], index: number): boolean =>
  pile.fan === 'down' && !neighbour(spots, index, 'down');

/** Piles at their grid positions, and the box for them. */
export interface Arrangement {
  readonly piles: readonly PilePlace[];
  readonly spots: readonly GridPosition[];
  /** Width of the table, in columns. */
  readonly columns: number;
  readonly box: Box;
  readonly options: FitOptions;
  /** Piles in a row of their own at the lower edge, from left to right. */
  readonly lowerRow: readonly PilePlace[];
  /** Whether one half of the columns is above the other, so that spare height goes to their cards rather than to gaps. */
  readonly halved?: boolean;
}

/**
 * Returns, by the y position of each row, how many lines it needs for the cards that may come to lie on its piles. Empty where columns
 * grow downwards.
 */
export function linesOf(cardWidth: number, { piles, spots, columns, box, options }: Arrangement): Map<number, number> {
  const lines = new Map<number, number>();
  if (!options.capacity || piles.some((pile, i) => grows(pile, spots, i))) return lines;
  const { gap, margin } = metrics(cardWidth, box);
  const strip = sideStrip(options.large === true || cardWidth < FULL_FACE) * cardWidth;
  const step = cardWidth + gap;
  piles.forEach(({ id, fan, fanned }, i) => {
    if ((fan !== 'right' && fan !== 'left') || fanned !== undefined) return;
    const [x, y] = spots[i]!;
    const stop = neighbour(spots, i, fan);
    const across = Math.max(step, (box.width - 2 * margin - cardWidth) / Math.max(1, columns - 1));
    const room = stop ? Math.abs(stop[0] - x) * across - gap - cardWidth : (fan === 'right' ? columns - 1 - x : x) * across;
    if (room < 2 * cardWidth) return;
    const each = Math.floor(room / strip) + 1;
    lines.set(y, Math.max(lines.get(y) ?? 1, Math.ceil(options.capacity!(id) / each)));
  });
  return lines;
}

/** Returns the height that is left to the piles above the row at the lower edge, in pixels. */
export const heightAbove = ({ box, lowerRow }: Arrangement, cardHeight: number, { rowGap }: Metrics): number =>
  box.height - (lowerRow.length > 0 ? cardHeight + rowGap : 0);

/** Returns the widths of the piles in the row at the lower edge, in cards: a fan takes more than its first card. */
export const widthsOf = (lowerRow: readonly PilePlace[], large: boolean): number[] =>
  lowerRow.map(({ fan, fanned = Infinity }) => 1 + (fan ? Math.min(MOST_FANNED, fanned - 1) * sideStrip(large) : 0));

/** Returns the number of lines below the first ones. */
export const further = (lines: ReadonlyMap<number, number>): number => [...lines.values()].reduce((sum, n) => sum + n - 1, 0);

/** An arrangement with cards of one size. */
export interface Sized extends Arrangement {
  readonly cardWidth: number;
  readonly cardHeight: number;
  /** Whether cards use the large index. */
  readonly large: boolean;
  readonly metrics: Metrics;
  /** Lines of each row, by its y position, and how many of all rows are below the first ones. */
  readonly lines: ReadonlyMap<number, number>;
  readonly more: number;
}

import { inCircle } from '@patience/core';

/** A point in cards, as in the contract. */
export type Point = readonly [x: number, y: number];

/** Piles in lines: from a point on, each a step further; after `per` of them the next line begins. */
interface Lines {
  readonly from: Point;
  readonly step?: Point;
  readonly per?: number;
  readonly line?: Point;
  /** So many of them; absent: all others. */
  readonly count?: number;
}

/** Piles in a circle of so many, clockwise from the top. */
interface Circle {
  readonly circle: number;
  readonly across: number;
  readonly down: number;
  /** The place of the first of them, counted from the top. */
  readonly first?: number;
  /** Moves the whole circle. */
  readonly plus?: Point;
}

/** Places of the piles of a row: the first, with the others to its right; one point each; lines; or a circle. */
export type Place = Point | readonly Point[] | readonly Lines[] | Lines | Circle;

/** Returns the place of pile i of a row, counted from 0; undefined if a list names fewer places. */
export function placeOf(place: Place, i: number): Point | undefined {
  if ('circle' in place) {
    const { circle, across, down, first = 0, plus = [0, 0] } = place;
    const [x, y] = inCircle((i + first) / circle, across, down);
    return [x + plus[0], y + plus[1]];
  }
  if ('from' in place) return inLines(place, i);
  const [head] = place;
  if (typeof head === 'number') return [head + i, (place as Point)[1]];
  if (head !== undefined && 'from' in head) return inParts(place as readonly Lines[], i);
  return (place as readonly Point[])[i];
}

function inLines({ from, step = [1, 0], per = Infinity, line = [0, 1] }: Lines, i: number): Point {
  const row = per === Infinity ? 0 : Math.floor(i / per);
  const column = i - (per === Infinity ? 0 : row * per);
  return [from[0] + column * step[0] + row * line[0], from[1] + column * step[1] + row * line[1]];
}

function inParts(parts: readonly Lines[], i: number): Point | undefined {
  let left = i;
  for (const part of parts) {
    if (left < (part.count ?? Infinity)) return inLines(part, left);
    left -= part.count!;
  }
  return undefined;
}

import { inCircle } from '../shared/in-circle.js';
import type { LinesData, PlaceData, Point } from './grammar.js';

/** Returns where pile i of a row lies, counted from 0; undefined where a list names fewer places. */
export function placeOf(place: PlaceData, i: number): Point | undefined {
  if ('circle' in place) {
    const { circle, across, down, first = 0, plus = [0, 0] } = place;
    const [x, y] = inCircle((i + first) / circle, across, down);
    return [x + plus[0], y + plus[1]];
  }
  if ('from' in place) return inLines(place, i);
  const [head] = place;
  if (typeof head === 'number') return [head + i, (place as Point)[1]];
  if (head !== undefined && 'from' in head) return inParts(place as readonly LinesData[], i);
  return (place as readonly Point[])[i];
}

function inLines({ from, step = [1, 0], per = Infinity, line = [0, 1] }: LinesData, i: number): Point {
  const row = Math.floor(i / per);
  const column = row > 0 ? i - row * per : i;
  return [from[0] + column * step[0] + row * line[0], from[1] + column * step[1] + row * line[1]];
}

function inParts(parts: readonly LinesData[], i: number): Point | undefined {
  let left = i;
  for (const part of parts) {
    if (left < (part.count ?? Infinity)) return inLines(part, left);
    left -= part.count!;
  }
  return undefined;
}

/**
 * Returns where card i of pyramids side by side lies, counted row by row from the top, and the numbers of the two cards that cover it, from 0.
 * @param rows of each pyramid @param step from card to card and from row to row
 */
export function inPyramid(
  i: number,
  rows: number,
  peaks: number,
  [across, down]: Point,
): { readonly at: Point; readonly coveredBy: readonly number[] } {
  let first = 0;
  for (let row = 0; ; row++) {
    const halves = rowOfPyramids(row, rows, peaks);
    const half = halves[i - first];
    first += halves.length;
    if (half === undefined) continue;
    const below = row + 1 < rows ? rowOfPyramids(row + 1, rows, peaks) : [];
    return {
      at: [(half / 2) * across, row * down],
      coveredBy: below.flatMap((other, n) => (Math.abs(other - half) === 1 ? [first + n] : [])),
    };
  }
}

/** The places of the cards in a row of pyramids, in half steps. Two pyramids may share a card of the last row. */
function rowOfPyramids(row: number, rows: number, peaks: number): readonly number[] {
  const all = Array.from({ length: peaks * (row + 1) }, (_, n) => {
    const peak = Math.floor(n / (row + 1));
    return rows - 1 - row + 2 * (n - peak * (row + 1) + peak * (rows - 1));
  });
  return [...new Set(all)];
}

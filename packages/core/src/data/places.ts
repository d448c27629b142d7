import { inCircle } from '../shared/in-circle.js';
import type { LinesData, PlaceData, Point } from './grammar.js';

/** Returns the place of a pile in a row; undefined when a list has fewer places. @param i number of the pile in its row, from 0 */
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

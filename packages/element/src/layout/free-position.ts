import type { Point } from './fit.js';

/** A box in pixels of the table. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Size of words, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Distance from boxes that are not covered, in pixels. */
const APART = 4;

/** Returns the area that two boxes share, in square pixels. */
export const shared = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Returns a box of a size with its upper left corner at a point. */
export const boxAt = ({ x, y }: Point, { width, height }: Size): Rect => ({ left: x, top: y, right: x + width, bottom: y + height });

/** Cost of a covered square pixel, in pixels of distance from the goal: an eighth of a card weighs more than any way across the table. */
export const COVERED = 0.4;

/** A position, and its cost: the distance from the goal in pixels, and the covered area times {@link COVERED}. */
export interface Place {
  readonly at: Point;
  readonly cost: number;
}

/**
 * Returns the position of least cost where a box covers none of the taken boxes; undefined if there is none.
 * @param room the box in which it must stay
 * @param spared boxes of which it covers as little as possible
 */
export function freePlace(room: Rect, size: Size, taken: readonly Rect[], goal: Point, spared: readonly Rect[] = []): Place | undefined {
  // A best position is at the goal or touches a box on one side, so try only these.
  const edges = [...taken, ...spared];
  const columns = new Set([goal.x, ...edges.flatMap(({ left, right }) => [right + APART, left - size.width - APART])]);
  const rows = new Set([goal.y, ...edges.flatMap(({ top, bottom }) => [bottom + APART, top - size.height - APART])]);
  const fits = ({ left, top, right, bottom }: Rect): boolean =>
    left >= room.left + APART && top >= room.top + APART && right <= room.right - APART && bottom <= room.bottom - APART;
  let best: Point | undefined;
  let least = Infinity;
  for (const x of columns)
    for (const y of rows) {
      const far = Math.hypot(x - goal.x, y - goal.y);
      const box = boxAt({ x, y }, size);
      if (far >= least || !fits(box) || taken.some((other) => shared(box, other) > 0)) continue;
      const cost = far + COVERED * spared.reduce((sum, other) => sum + shared(box, other), 0);
      if (cost >= least) continue;
      least = cost;
      best = { x: Math.round(x), y: Math.round(y) };
    }
  return best && { at: best, cost: least };
}

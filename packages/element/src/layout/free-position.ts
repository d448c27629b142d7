import type { Point } from './spread.js';

/** A box in pixels of the table. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How large words are, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Distance from what is not covered, in pixels. */
const APART = 4;

/** So many square pixels two boxes have in common. */
export const shared = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The box of something of this size, its upper left corner there. */
export const boxAt = ({ x, y }: Point, { width, height }: Size): Rect => ({ left: x, top: y, right: x + width, bottom: y + height });

/**
 * Where something covers nothing of what is taken, as near to its goal as can be; undefined if there is no such place.
 * @param room in which it stays
 */
export function freePlace(room: Rect, size: Size, taken: readonly Rect[], goal: Point): Point | undefined {
  // What cannot come nearer to its goal touches something on one side.
  const columns = new Set([goal.x, ...taken.flatMap(({ left, right }) => [right + APART, left - size.width - APART])]);
  const rows = new Set([goal.y, ...taken.flatMap(({ top, bottom }) => [bottom + APART, top - size.height - APART])]);
  const fits = ({ left, top, right, bottom }: Rect): boolean =>
    left >= room.left + APART && top >= room.top + APART && right <= room.right - APART && bottom <= room.bottom - APART;
  let best: Point | undefined;
  let least = Infinity;
  for (const x of columns)
    for (const y of rows) {
      const far = Math.hypot(x - goal.x, y - goal.y);
      const box = boxAt({ x, y }, size);
      if (far >= least || !fits(box) || taken.some((other) => shared(box, other) > 0)) continue;
      least = far;
      best = { x: Math.round(x), y: Math.round(y) };
    }
  return best;
}

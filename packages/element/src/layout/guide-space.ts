import type { Box } from './fit.js';
import { boxAt, freePlace, type Rect } from './free-position.js';

/** Largest part of the height that the guide takes together with the tools, or that is left free for it. */
export const MOST_GUIDE = 0.15;
/** Largest part of the height that a high guide takes, on cloth beside long columns. */
export const HIGHEST_GUIDE = 0.25;
/** Height left free for a guide that has no other space, in pixels. */
const FOOT = 60;
/** Sizes of free spaces that are enough for a guide, in pixels: a flat one, and two beside long columns. */
const ENOUGH = [
  { width: 780, height: 56 },
  { width: 218, height: 125 },
  { width: 146, height: 180 },
];
/** Distance of a guide from the edges of the table, in pixels. */
const MARGIN = 8;
/** Width of a box from which on a guide is larger, in pixels, and by which factor. */
const VERY_WIDE = { from: 2400, factor: 1.5 };

/**
 * Returns the height to leave free for a guide at the lower edge of a box, in pixels: none where it has space beside the cards, or would take too
 * much of the height.
 * @param piles boxes of all piles
 */
export function footForGuide(box: Box, piles: readonly Rect[]): number {
  const scale = box.width < VERY_WIDE.from ? 1 : VERY_WIDE.factor;
  const foot = FOOT * scale;
  return foot > MOST_GUIDE * box.height || hasSpace(box, piles, scale) ? 0 : foot;
}

/** Tells whether a guide has space beside the cards. @param scale its size */
function hasSpace(box: Box, piles: readonly Rect[], scale: number): boolean {
  const room = boxAt({ x: 0, y: 0 }, box);
  return ENOUGH.some((enough) => {
    const [width, height] = [Math.min(enough.width * scale, box.width - 2 * MARGIN), enough.height * scale];
    const corner = { x: MARGIN, y: box.height - height - MARGIN };
    return height <= HIGHEST_GUIDE * box.height && freePlace(room, { width, height }, piles, corner) !== undefined;
  });
}

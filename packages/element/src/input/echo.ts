/**
 * Up to so long after a tap another one may be its echo, in milliseconds of events. Fingers that tremble tap again within about
 * 250, quick players go from card to card every 150: time alone tells less than half, so it is kept short and the point counts too.
 */
const ECHO = 200;
/** So near, in pixels: nearer than the middles of two targets, which are 24 apart. */
const NEAR = 16;

/**
 * Is this tap of a finger the echo of one that moved cards? At the same point, soon after, it would move what lies there since,
 * which nobody has seen yet, let alone meant. Of a stock it is not asked: there every tap means the next card, as fast as fingers go.
 */
export const isEcho = ({ pointerType, timeStamp, clientX, clientY }: PointerEvent, moved: PointerEvent | undefined): boolean =>
  moved !== undefined &&
  pointerType === 'touch' &&
  timeStamp - moved.timeStamp < ECHO &&
  Math.hypot(clientX - moved.clientX, clientY - moved.clientY) < NEAR;

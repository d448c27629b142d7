/**
 * Time after a tap that moved cards in which a second one at the same point is ignored, in milliseconds of events. Fingers that
 * tremble tap again within about 250, quick players go from card to card every 150: time alone tells less than half, so it is kept
 * short and the point counts too. A mouse does not tremble; players who are used to double clicks click again within 350.
 */
const ECHO = { touch: 200, other: 350 };
/** Distance of the two points, in pixels: nearer than the middles of two targets, which are 24 apart. */
const NEAR = 16;

/**
 * Is this tap the echo of one that moved cards? At the same point, soon after, it would move the card that was uncovered there, which
 * nobody has seen yet. Taps on a stock are no echoes: each of them means the next card, as fast as fingers go.
 */
export const isEcho = ({ pointerType, timeStamp, clientX, clientY }: PointerEvent, moved: PointerEvent | undefined): boolean =>
  moved !== undefined &&
  timeStamp - moved.timeStamp < ECHO[pointerType === 'touch' ? 'touch' : 'other'] &&
  Math.hypot(clientX - moved.clientX, clientY - moved.clientY) < NEAR;

/**
 * Milliseconds of events after a tap that moved cards in which a second tap at the same point is ignored. Trembling fingers tap again
 * within about 250, quick players tap the next card every 150. Time alone cannot tell them apart, so the limit is short and the point
 * counts too. A mouse does not tremble, but players who are used to double clicks click again within 350.
 */
const ECHO = { touch: 200, other: 350 };
/** Distance of two taps at "the same point", in pixels: less than the 24 between the centres of two targets. */
const NEAR = 16;

/**
 * Tells whether a tap repeats one that moved cards: at the same point and soon after, it would move the card uncovered there, which the
 * player has not seen yet. Taps on a stock are never repetitions: each means the next card.
 */
export const isEcho = ({ pointerType, timeStamp, clientX, clientY }: PointerEvent, moved: PointerEvent | undefined): boolean =>
  moved !== undefined &&
  timeStamp - moved.timeStamp < ECHO[pointerType === 'touch' ? 'touch' : 'other'] &&
  Math.hypot(clientX - moved.clientX, clientY - moved.clientY) < NEAR;

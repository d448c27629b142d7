/** Drawing functions for pictures of a table outside the element, such as thumbnails: the same cards in the same places. */
export { drawFace, type Face, type FaceStyle } from './faces/face.js';
export { lettersOf } from './faces/letters.js';
export type { OwnDeck } from './faces/face.js';
export { drawCard, ownDeckOf } from './faces/own.js';
export { fit, type Box, type FitOptions, type Frame } from './layout/fit.js';
export { spread } from './layout/spread.js';
export type { Point } from './layout/fit.js';

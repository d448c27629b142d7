/** For pictures of a table outside of the element, such as miniatures: the same cards at the same places. */
export { drawFace, type Face, type FaceStyle } from './faces/face.js';
export { lettersOf } from './faces/letters.js';
export { fit, type Box, type FitOptions, type Frame } from './layout/fit.js';
export { spread, type Point } from './layout/spread.js';

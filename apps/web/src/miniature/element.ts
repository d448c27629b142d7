/** What the miniature borrows of the element. */
export { drawFace } from '../../../../packages/element/src/faces/face.js';
export { fit } from '../../../../packages/element/src/layout/fit.js';
export { spread } from '../../../../packages/element/src/layout/spread.js';

/** Loaded lazily: controllers that a first deal does not need. */
export { Autoplay } from './autoplay.js';
export { obey } from './commands.js';
export { Paper } from './paper.js';
export { VisibilityTimer } from './visibility-timer.js';

/** Lazily loaded controllers, which a first deal does not need. */
export { Autoplay } from './autoplay.js';
export { runCommand } from './commands.js';
export { Paper } from './printing.js';
export { VisibilityTimer } from './visibility-timer.js';

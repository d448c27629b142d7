export { treize } from './upright.js';
export { yieldPatience } from './inverted.js';

/** Files that several processes write: for the packages that count, into which it is built. */
export { linesOf, type Line } from './lines.js';
export { Lock, type Holder } from './lock.js';

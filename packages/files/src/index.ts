/** Files that several processes write, files that are replaced as a whole, and strangers' texts for a terminal: built into the packages that use them. */
export { appendWhole } from './append-whole.js';
export { linesOf, type Line } from './lines.js';
export { Lock, type Holder } from './lock.js';
export { CONTROL, printable } from './printable.js';
export { writeWhole } from './write-whole.js';

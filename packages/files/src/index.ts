/** Files that several processes write, and files that are replaced as a whole: built into the packages that use them. */
export { appendWhole } from './append-whole.js';
export { linesOf, type Line } from './lines.js';
export { Lock, type Holder } from './lock.js';
export { writeWhole } from './write-whole.js';

/**
 * Locks for files that several processes write, whole-file writes, and escaping of untrusted text for a terminal. The package is private:
 * the build bundles it into the packages that use it.
 */
export { appendWhole } from './append-whole.js';
export { linesOf, type Line } from './lines.js';
export { Lock, type Holder } from './lock.js';
export { CONTROL, printable } from './printable.js';
export { writeWhole } from './write-whole.js';

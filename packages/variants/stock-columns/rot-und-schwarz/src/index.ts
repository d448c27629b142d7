export { rotUndSchwarz1, type RotUndSchwarz1Options } from './families.js';
export { rotUndSchwarz2, type RotUndSchwarz2Options } from './row.js';
export { rotUndSchwarz3, type RotUndSchwarz3Options } from './pairs.js';

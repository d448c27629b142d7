export { rotUndSchwarz1, type RotUndSchwarz1Options } from './1.js';
export { rotUndSchwarz2, type RotUndSchwarz2Options } from './2.js';
export { rotUndSchwarz3, type RotUndSchwarz3Options } from './3.js';

/** All that is said in German: a file of its own beside the one for script tags. */
export { german as common } from '@patience/core/search';
export { de as own } from './de.js';

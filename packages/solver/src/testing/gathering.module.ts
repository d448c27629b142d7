/** The test game as a module of its own, as a worker loads one. */
export { gathering as default } from './gathering.js';

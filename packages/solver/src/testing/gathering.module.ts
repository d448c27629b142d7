/** Exports the test patience `gathering` as a module of its own, as a worker loads one. */
export { gathering as default } from './gathering.js';

/**
 * The parts that a table loads as soon as its first deal is seen, gathered for one import: apart, each of these small files would cost a
 * request with headers that are larger than the file.
 */
export { advise } from '@patience/element/advice';
export { gameSolver, makeSolver, pageSolver } from './solver.js';
export { WinnableDeals } from './winnable.js';

/** A table in a cell, where a variant's code reaches nothing of the page. */
export { CellTable, type CellAnswer, type CellListener, type CellRequest } from './cell-table.js';
export { CELL_DIGESTS, CELL_POLICY, cellDocument } from './document.js';
export type { CellSettings, CellState, CellTask, CellVariant } from './messages.js';

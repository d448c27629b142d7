/**
 * What a game is begun without: sheets, hints, answers and the celebration. Nothing here imports values of the element, of core
 * or of Lit: in the file for script tags they would be there twice. What is needed of them comes as a toolbox.
 */
export { answer } from './answer.js';
export { celebrate } from './celebration.js';
export { point } from './hint.js';
export { openSheet } from './sheets.js';
export { sheetStyles } from '../styles/sheet.js';

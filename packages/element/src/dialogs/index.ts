/** Loaded lazily: what lies over the table. */
export { openGuide } from './guide.js';
export { openNotice } from './notice.js';
export { positionMenu, openSheet } from './sheets.js';
export { positionWords } from './position-words.js';

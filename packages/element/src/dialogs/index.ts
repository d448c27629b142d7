/** Lazily loaded: everything that is shown over the table. */
export { guideTemplate } from './guide.js';
export { noticeTemplate } from './notice.js';
export { positionMenu, sheetTemplate } from './sheets.js';
export { positionWords } from './position-words.js';

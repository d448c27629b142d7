import { guideTemplate } from './guide.js';
import { noticeTemplate } from './notice.js';
import { positionWords } from './position-words.js';
import { sheetTemplate, showSheet } from './sheets.js';

/** Sheets, notices and the guide over the table, and sentences beside piles. */
export const dialogs = { guideTemplate, noticeTemplate, positionWords, sheetTemplate, showSheet };

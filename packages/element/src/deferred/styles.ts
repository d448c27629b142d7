import { dialogStyles } from '../styles/dialog.js';
import { markStyles } from '../styles/marks.js';
import { modeStyles } from '../styles/modes.js';
import { noticeStyles } from '../styles/notices.js';

/** What comes after the first deal. Of rules that weigh the same the later one wins. */
export const sheetStyles = markStyles + noticeStyles + dialogStyles + modeStyles;

import { dialogStyles } from './dialog.js';
import { lowStyles } from './low.js';
import { markStyles } from './marks.js';
import { modeStyles } from './modes.js';
import { noticeStyles } from './notices.js';

/** What comes after the first deal. Of rules that weigh the same the later one wins. */
export const sheetStyles = lowStyles + markStyles + noticeStyles + dialogStyles + modeStyles;

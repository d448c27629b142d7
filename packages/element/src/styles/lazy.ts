import { dialogStyles } from './dialog.js';
import { lowStyles } from './low.js';
import { markStyles } from './marks.js';
import { modeStyles } from './modes.js';
import { noticeStyles } from './notices.js';

/** Styles of the lazy chunk. Of rules with equal specificity the later one wins. */
export const sheetStyles = lowStyles + markStyles + noticeStyles + dialogStyles + modeStyles;

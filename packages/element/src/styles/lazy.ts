import { dialogStyles } from './dialog.js';
import { finaleStyles } from './finale.js';
import { guideStyles } from './guide.js';
import { lowStyles } from './low.js';
import { markStyles } from './marks.js';
import { modeStyles } from './modes.js';
import { noticeStyles } from './notices.js';
import { resultStyles } from './result.js';
import { swatchStyles } from './swatches.js';

/** Styles of the lazy chunk. Of rules with equal specificity the later one wins. */
export const sheetStyles =
  lowStyles + markStyles + noticeStyles + finaleStyles + guideStyles + resultStyles + dialogStyles + swatchStyles + modeStyles;

import { dialogStyles } from './dialog.js';
import { finaleStyles } from './finale.js';
import { guideStyles } from './guide.js';
import { hintStyles } from './hints.js';
import { lowStyles } from './low.js';
import { modeStyles } from './modes.js';
import { noticeStyles } from './notices.js';
import { resultStyles } from './result.js';
import { swatchStyles } from './swatches.js';

/** Styles of the features. Of rules with equal specificity the later one wins. */
export const featureStyles =
  lowStyles + hintStyles + noticeStyles + finaleStyles + guideStyles + resultStyles + dialogStyles + swatchStyles + modeStyles;

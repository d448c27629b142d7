import { checkVariant } from '../../core/src/game/check-variant.js';
import { refuse, whyNotLifted } from '../../core/src/moves/refusal.js';
import { checkPiles } from '../../core/src/table/check-piles.js';
import { reasons } from '../../core/src/words/en-reasons.js';
import { say } from '../../core/src/words/say.js';

/** Parts of core that the file for script tags loads after the first deal, with the sheets: explanations and checks. */
export const lateCore = { checkPiles, checkVariant, reasons, refuse, say, whyNotLifted };

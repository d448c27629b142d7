import { answer } from './answer.js';
import { describeChange, redoGone } from './change.js';
import { explain } from './explain.js';
import { describeChosen, whyNot, whyNowhere } from './places.js';

/** Announcements of moves and refusals, and answers to questions. */
export const announcements = { answer, describeChange, describeChosen, explain, redoGone, whyNot, whyNowhere };

/** Lazily loaded: announcements of moves, and answers to questions. */
export { answer, findCard } from './answer.js';
export { describeChange, redoGone } from './change.js';
export { whyNot } from './why-not.js';
export { explain } from './explain.js';
export { describeChosen, whyNowhere } from './places.js';
export { shownNumbers } from '@patience/core/search';

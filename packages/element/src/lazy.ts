/**
 * What a game is begun without: sheets, hints, answers, what is said of a move, movement and the celebration. Nothing here
 * imports values that the first part has too, of the element, of core or of Lit: in the file for script tags they would be
 * there twice. What is needed of them comes as a toolbox.
 */
export { answer } from './announcements/answer.js';
export { autofocus } from './input/autofocus.js';
export { Autoplay } from './controllers/autoplay.js';
export { celebrate } from './motion/celebrate.js';
export { Clock } from './controllers/visibility-timer.js';
export { Paper } from './controllers/paper.js';
export { dealOut } from './motion/deal-out.js';
export { Drag } from './input/drag.js';
export { openGuide } from './dialogs/guide.js';
export { hint } from './hints/hint.js';
export { listen } from './sounds/listen.js';
export { Lookahead } from './hints/lookahead.js';
export { openNotice, putAside } from './dialogs/notice.js';
export { dressWords } from './dialogs/position-words.js';
export { floatScore } from './motion/float-score.js';
export { shake } from './motion/shake.js';
export { openSheet, placeMenu } from './dialogs/sheets.js';
export { tapsOf } from './input/tap-reader.js';
export { tell, withRedoGone } from './announcements/change.js';
export { travel } from './motion/travel.js';
export { whyNot } from './announcements/why-not.js';
export { sheetStyles } from './styles/lazy.js';
export { UsedKeys } from './input/used-keys.js';

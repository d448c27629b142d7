/**
 * What a game is begun without: sheets, hints, answers, what is said of a move, movement and the celebration. Nothing here
 * imports values that the first part has too, of the element, of core or of Lit: in the file for script tags they would be
 * there twice. What is needed of them comes as a toolbox.
 */
export { answer } from './answer.js';
export { autofocus } from '../input/autofocus.js';
export { Autoplay } from './autoplay.js';
export { celebrate } from './celebration.js';
export { Clock } from '../controllers/clock.js';
export { PageKeys } from '../input/page-keys.js';
export { Paper } from '../controllers/paper.js';
export { dealOut } from './deal-out.js';
export { Drag } from '../input/drag.js';
export { openGuide } from './guide.js';
export { hint } from './hint.js';
export { listen } from './listen.js';
export { Lookahead } from './lookahead.js';
export { openNotice, putAside } from './notice.js';
export { dressWords } from './place.js';
export { floatScore } from './score.js';
export { shake } from './shake.js';
export { openSheet, placeMenu } from './sheets.js';
export { tapsOf } from './taps.js';
export { tell, withRedoGone } from './tell.js';
export { travel } from './travel.js';
export { whyNot } from './why-not.js';
export { sheetStyles } from './styles.js';
export { UsedKeys } from '../input/used-keys.js';

import { dealOut } from './deal-out.js';
import { floatScore } from './float-score.js';
import { shake } from './shake.js';
import { travel } from './travel.js';

/** Animations of moves and deals. */
export const motion = { dealOut, floatScore, shake, travel };

/** Lazily loaded animations. */
export { Celebration } from './celebration.js';
export { dealOut } from './deal-out.js';
export { floatScore } from './float-score.js';
export { shake } from './shake.js';
export { travel } from './travel.js';

/** Loaded lazily: how cards move. */
export { celebrate } from './celebrate.js';
export { dealOut } from './deal-out.js';
export { floatScore } from './float-score.js';
export { shake } from './shake.js';
export { travel } from './travel.js';

export { commandOf, readAtlas, type Atlas, type Published, type Row } from './atlas.js';
export { intervalOf, wilson } from './interval.js';

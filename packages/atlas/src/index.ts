export { agrees, commandOf, isUsual, readAtlas, type Atlas, type Published, type Row } from './atlas.js';

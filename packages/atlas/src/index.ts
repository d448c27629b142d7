export { agrees, commandOf, isUsual, isWithin, readAtlas, type Atlas, type Published, type Row } from './atlas.js';
export { hiddenOf, skillUnseeing } from './hidden.js';
export { lineWins } from './line-wins.js';
export { readPlayed, type Played } from './played.js';

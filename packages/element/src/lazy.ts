/** The lazy chunk: what a first deal does not need, folder by folder. */
export * as announcements from './announcements/index.js';
export * as controllers from './controllers/index.js';
export * as dialogs from './dialogs/index.js';
export * as hints from './hints/index.js';
export * as input from './input/index.js';
export * as motion from './motion/index.js';
export { listen } from './sounds/listen.js';
export { sheetStyles } from './styles/lazy.js';

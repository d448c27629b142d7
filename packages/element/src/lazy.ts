/** The lazy chunk: everything that a first deal does not need, by folder. */
export * from './announcements/index.js';
export * from './controllers/index.js';
export * from './dialogs/index.js';
export * from './hints/index.js';
export * from './input/index.js';
export * from './motion/index.js';
export { listen } from './sounds/listen.js';
export { sheetStyles } from './styles/lazy.js';

/** Lazily loaded: dragging, taps, the keyboard, and the keys that the page does not receive. */
export { autofocus } from './autofocus.js';
export { ClicksBeside } from './clicks-beside.js';
export { Drag } from './drag.js';
export { Keyboard } from './keyboard.js';
export { TapReader } from './tap-reader.js';
export { UsedKeys } from './used-keys.js';

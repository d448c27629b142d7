/** Loaded lazily: dragging, what one tap means, and the keys that are kept from the page. */
export { autofocus } from './autofocus.js';
export { ClicksBeside } from './clicks-beside.js';
export { Drag } from './drag.js';
export { Keyboard } from './keyboard.js';
export { TapReader } from './tap-reader.js';
export { UsedKeys } from './used-keys.js';

import { CONTROL, printable } from './printable.js';

/** The colours that this program itself uses, and line ends. */
const OURS = /(\u001b\[(?:1|2|22|31|39)m|\n)/; // eslint-disable-line no-control-regex -- it is about these

/** Returns a text for a terminal in which nothing but line ends and this program's own colours controls it. Names come from strangers. */
export const harmless = (text: string): string =>
  text
    .split(OURS)
    .map((part, i) => (i % 2 === 1 ? part : printable(part)))
    .join('');

/** Returns JSON in one line in which nothing controls a terminal: control characters stand in strings alone, where escapes say the same. */
export const harmlessJson = (text: string): string =>
  `${text.trimEnd().replace(CONTROL, (found) => Array.from({ length: found.length }, (_, i) => `\\u${found.charCodeAt(i).toString(16).padStart(4, '0')}`).join(''))}\n`;

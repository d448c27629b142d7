import { CONTROL, printable } from './printable.js';

/** Matches the colours that this program itself uses, and line ends. */
const OURS = /(\u001b\[(?:1|2|22|31|39)m|\n)/; // eslint-disable-line no-control-regex -- it is about these

/** Returns untrusted text in which all control characters are escaped, except line ends and this program's own colours. */
export const harmless = (text: string): string =>
  text
    .split(OURS)
    .map((part, i) => (i % 2 === 1 ? part : printable(part)))
    .join('');

/** Returns JSON on one line with its control characters as JSON escapes. They occur in strings only, so that the value stays the same. */
export const harmlessJson = (text: string): string =>
  `${text.trimEnd().replace(CONTROL, (found) => Array.from({ length: found.length }, (_, i) => `\\u${found.charCodeAt(i).toString(16).padStart(4, '0')}`).join(''))}\n`;

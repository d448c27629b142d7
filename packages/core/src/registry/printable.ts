/** Makes untrusted text harmless for a terminal. */

/** Matches characters that move the cursor, colour the terminal, end the line or change the direction of text. */
export const CONTROL = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const SHORT: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Returns a text on one line, with its control characters written as escapes such as `\n` and `\x1b`. */
export const printable = (text: string): string => text.replace(CONTROL, (found) => SHORT[found] ?? escaped(found.codePointAt(0)!));

const escaped = (code: number): string =>
  code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`;

/** Texts of strangers, as they may be shown in a terminal. */

/** What would move the cursor, colour the terminal, end the line or turn its direction. */
export const CONTROL = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const SHORT: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A text in one line, with its control characters as escapes. */
export const printable = (text: string): string => text.replace(CONTROL, (found) => SHORT[found] ?? escaped(found.codePointAt(0)!));

const escaped = (code: number): string =>
  code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`;

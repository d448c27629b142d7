import { printable } from '@patience/files';

export { CONTROL, printable } from '@patience/files';

/** Longest foreign value that is quoted, in characters as they are written. */
const LONGEST = 80;

/** A value from a file or an argument as it is quoted: printable, and cut when it is long. */
export function shown(value: string): string {
  let text = '';
  let length = 0;
  for (const character of value) {
    const written = printable(character);
    length += [...written].length;
    if (length > LONGEST) return `${text}…`;
    text += written;
  }
  return text;
}

import { printable } from '@patience/core/installed';

export { CONTROL, printable } from '@patience/core/installed';

/** Maximum length of a quoted value, in characters after escaping. */
const MAX_QUOTED = 80;

/** Returns a value from a file or an argument for a quotation: with escapes for control characters, and cut after 80 characters. */
export function shown(value: string): string {
  let text = '';
  let length = 0;
  for (const character of value) {
    const written = printable(character);
    length += [...written].length;
    if (length > MAX_QUOTED) return `${text}…`;
    text += written;
  }
  return text;
}

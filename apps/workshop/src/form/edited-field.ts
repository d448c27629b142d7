import type { Draft } from '../draft/draft.js';
import { readText } from '../draft/reading.js';
import { fieldId } from './mistakes.js';
import { fieldsIn, type Part } from './sections.js';

/**
 * Returns the name of a control: its field and path, without the last pile of each row. A new number of piles gives the row another name, and
 * the control stays the same.
 */
export const controlName = ({ key, path }: { readonly key: string; readonly path: string }): string =>
  `${key} ${path.replaceAll(/-\d+(?=\.|$)/g, '')}`;

/** Returns the id of the control whose edit brought the mistakes of a draft; undefined if there were some before, or no control made it. */
export function editedField({ past, source }: Draft, parts: readonly Part[]): string | undefined {
  const before = past.at(-1);
  if (source === undefined || before === undefined || !readText(before).read.ok) return undefined;
  const field = fieldsIn(parts).find((each) => controlName(each) === source);
  return field && fieldId(field);
}

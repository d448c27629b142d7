import type { Draft } from '../draft/draft.js';
import { readText } from '../draft/reading.js';
import type { JsonObject } from '../json/path.js';
import type { Field, FieldValue } from './field.js';
import { fieldId } from './mistakes.js';
import { fieldsIn, partsOf, type Part } from './sections.js';

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

/** Returns the value that the form shows in a field after an edit of this field, which may also change the path of the field. */
export function valueAfter(field: Field, value: FieldValue, recipe: JsonObject): FieldValue | undefined {
  const alike = (of: JsonObject): readonly Field[] => fieldsIn(partsOf(of, [])).filter((each) => each.key === field.key);
  return alike(field.set(value))[alike(recipe).findIndex((each) => each.path === field.path)]?.value;
}

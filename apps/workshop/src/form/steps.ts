import type { JsonObject } from '../json/path.js';
import type { FieldValue } from './field.js';
import { partsOf, withoutUnused } from './sections.js';

/**
 * One step of a person in the form: `+` and `-` add and remove a section, `>` moves a step of the deal earlier; anything else sets the field
 * with this key at a path.
 */
export type FormStep = readonly unknown[];

/** Returns the recipe after one edit in the form, made without a page. @throws Error if the form has no such field */
export function takeStep(recipe: JsonObject, [key, path, value]: FormStep): JsonObject {
  const parts = partsOf(recipe, ['de', 'en']);
  const sections = parts.flatMap((part) => part.sections);
  if (key === '+')
    return parts
      .flatMap(({ acts }) => acts)
      .find((act) => act.key === path && (value === undefined || act.names?.['role'] === value))!
      .apply();
  const own = sections.find(({ id }) => id === path)?.acts;
  if (key === '-') return own!.find((act) => act.key === 'removeRow')!.apply();
  if (key === '>') return own!.find((act) => act.key === 'earlier')!.apply();
  const fields = sections.flatMap((section) => section.fields);
  const field = fields.find((each) => each.key === key && each.path === path);
  if (!field)
    throw new Error(
      `no field "${String(key)}" at ${String(path)}; there are ${fields.map((each) => `${each.key} ${each.path}`).join(', ')}`,
    );
  return withoutUnused(field.set(value as FieldValue));
}

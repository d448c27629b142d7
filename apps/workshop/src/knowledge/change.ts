import { controlName } from '../form/edited-field.js';
import type { Field, FieldValue, Section } from '../form/field.js';
import { partsOf } from '../form/sections.js';
import type { JsonObject } from '../json/path.js';

/** A field of the form with its section, and the name of its control, which stays when a row of piles gets another name. */
export interface NamedField {
  readonly name: string;
  readonly field: Field;
  readonly section: Section;
}

/** A field with a new value. */
export interface Change {
  readonly name: string;
  readonly value: FieldValue;
}

const known = new WeakMap<JsonObject, readonly NamedField[]>();

/** Returns all fields of the form with their names. Fields of texts are left out. Several parts of the page ask for the same recipe. */
export function namedFields(recipe: JsonObject): readonly NamedField[] {
  const before = known.get(recipe);
  if (before) return before;
  const sections = partsOf(recipe, []).flatMap((part) => part.sections);
  const named = sections.flatMap((section) => section.fields.map((field): NamedField => ({ name: controlName(field), field, section })));
  known.set(recipe, named);
  return named;
}

/** Returns a recipe after changes, made one after the other; undefined where a field is no longer there. */
export function changed(recipe: JsonObject, changes: readonly Change[]): JsonObject | undefined {
  let now = recipe;
  for (const { name, value } of changes) {
    const found = namedFields(now).find((each) => each.name === name);
    if (!found) return undefined;
    now = found.field.set(value);
  }
  return now;
}

import type { Field, FieldKey, FieldValue, Section } from '../form/field.js';
import { partsOf } from '../form/sections.js';
import type { JsonObject } from '../json/path.js';

/** A field of the form, named in such a way that it is found again after other fields have changed: rows get other names when piles are added. */
export interface FieldName {
  readonly key: FieldKey;
  /** Place of its section among all sections of the form. */
  readonly section: number;
  /** Place among the fields of its section that have the same key. */
  readonly nth: number;
}

/** A field with a new value. */
export interface Change extends FieldName {
  readonly value: FieldValue;
}

/** A field with its name and its section. */
export interface NamedField {
  readonly name: FieldName;
  readonly field: Field;
  readonly section: Section;
}

/** Returns all fields of the form with their names. Fields of texts are left out. */
export function namedFields(recipe: JsonObject): readonly NamedField[] {
  const sections = partsOf(recipe, []).flatMap((part) => part.sections);
  return sections.flatMap((section, at) =>
    section.fields.map((field, i): NamedField => {
      const nth = section.fields.slice(0, i).filter(({ key }) => key === field.key).length;
      return { name: { key: field.key, section: at, nth }, field, section };
    }),
  );
}

/** Returns a recipe after changes, made one after the other; undefined where a field is no longer there. */
export function changed(recipe: JsonObject, changes: readonly Change[]): JsonObject | undefined {
  let now = recipe;
  for (const { key, section, nth, value } of changes) {
    const found = namedFields(now).find(({ name }) => name.key === key && name.section === section && name.nth === nth);
    if (!found) return undefined;
    now = found.field.set(value);
  }
  return now;
}

import type { Json } from '@patience/recipe';
import { partAt, withField, type JsonObject, type Path } from '../json/path.js';
import type { Field, Spec } from './field.js';
import { withDefaults, type Row } from './rows.js';
import { fieldsAt } from './walk.js';

/** Returns a recipe in which the defaults of a row are written down. */
export const withRowDefaults = (recipe: JsonObject, row: Row): JsonObject => ({
  ...recipe,
  table: { ...(recipe['table'] as JsonObject), [row.key]: withDefaults(recipe, row) },
});

/**
 * Returns the fields of one part of a row. They show the defaults of the row's letter, which are written down once a part of them changes.
 */
export function fieldsOfRow(
  recipe: JsonObject,
  row: Row,
  path: Path,
  spec: Spec,
  write?: (path: Path, part: Json | undefined) => JsonObject,
): readonly Field[] {
  const root = withRowDefaults(recipe, row);
  return fieldsAt(recipe, ['table', row.key, ...path], spec, write ?? ((where, part) => writeRow(recipe, root, where, part)), root);
}

/** Replaces a part of a row or of a named link. For a row the whole field is written, with its defaults. */
export function writeRow(recipe: JsonObject, root: JsonObject, path: Path, part: Json | undefined): JsonObject {
  if (path[0] !== 'table') return withField(recipe, path, part);
  const field = path.slice(0, 3);
  const changed = partAt(withField(root, path, part), field);
  // Write `false`, which switches off a default of the letter.
  const isDefault = changed === undefined && partAt(root, field) !== undefined && partAt(recipe, field) === undefined;
  return withField(recipe, field, isDefault ? false : changed);
}

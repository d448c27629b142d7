import { recipeSchema, type JsonSchema } from '@patience/recipe';
import type { Path } from '../json/path.js';

const WHOLE = recipeSchema['else'] as JsonSchema;

const alternatives = (schema: JsonSchema): readonly JsonSchema[] =>
  Array.isArray(schema['anyOf']) ? (schema['anyOf'] as JsonSchema[]).flatMap(alternatives) : [schema];

/** Returns all schemas that describe values at a path. */
function schemasAt(path: Path): readonly JsonSchema[] {
  return path
    .reduce<readonly JsonSchema[]>(
      (schemas, key) => schemas.flatMap((schema) => alternatives(schema).flatMap((each) => child(each, key))),
      [WHOLE],
    )
    .flatMap(alternatives);
}

function child(schema: JsonSchema, key: string): readonly JsonSchema[] {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
  if (Object.hasOwn(properties, key)) return [properties[key]!];
  const { items, additionalProperties } = schema;
  if (/^\d+$/.test(key) && typeof items === 'object' && items !== null) return [items as JsonSchema];
  return typeof additionalProperties === 'object' && additionalProperties !== null ? [additionalProperties as JsonSchema] : [];
}

/** Returns the names of the fields that an object at a path may have. */
export const namesAt = (path: Path): readonly string[] => [
  ...new Set(schemasAt(path).flatMap((schema) => Object.keys(schema['properties'] ?? {}))),
];

/** Returns the values, as JSON, that are allowed at a path, as far as they can be listed. */
export function valuesAt(path: Path): readonly string[] {
  const values = schemasAt(path).flatMap((schema): readonly unknown[] => {
    if (Array.isArray(schema['enum'])) return schema['enum'] as unknown[];
    if ('const' in schema) return [schema['const']];
    return schema['type'] === 'boolean' ? [true, false] : [];
  });
  return [...new Set(values.map((value) => JSON.stringify(value)))];
}

/** Describes the values that are allowed at a path, for a hover: fields, values, and ranges of numbers. */
export function allowedAt(path: Path): string {
  const ranges = schemasAt(path).flatMap(({ type, minimum, maximum }) =>
    minimum === undefined ? (type === 'array' ? ['[ … ]'] : []) : [`${minimum as number}–${maximum as number}`],
  );
  const names = namesAt(path);
  return [...valuesAt(path), ...new Set(ranges), ...(names.length > 0 ? [`{ ${names.join(', ')} }`] : [])].join(' · ');
}

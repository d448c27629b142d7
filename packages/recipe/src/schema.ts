import { recipe } from './grammar.js';
import type { Shape } from './shape.js';

/** JSON Schema, draft 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Returns the description of an object, or of one of its fields; undefined or an empty text where there is none. */
export type Describe = (shape: Shape, field?: string) => string | undefined;

/** Writes the JSON Schema (draft 2020-12) of recipes from the grammar that the reader checks. */
export const schemaWith = (describe: Describe): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A patience as plain data',
  // A recipe that extends another one has only the fields that differ, so any field may be absent.
  if: { type: 'object', properties: { extends: true }, required: ['extends'] },
  then: { type: 'object', properties: { extends: { type: ['string', 'object'] } } },
  else: schemaOf(recipe, describe),
});

/** The JSON Schema (draft 2020-12) of recipes. The file in the package has descriptions of all fields, too. */
export const recipeSchema: JsonSchema = schemaWith(() => undefined);

function described(description: string | undefined): JsonSchema {
  return description ? { description } : {};
}

function schemaOf(shape: Shape, describe: Describe): JsonSchema {
  return { ...formOf(shape, describe), ...(shape.default !== undefined && { default: shape.default }) };
}

function formOf(shape: Shape, describe: Describe): JsonSchema {
  switch (shape.kind) {
    case 'string':
      if (!('max' in shape)) return { enum: shape.words };
      return { type: 'string', maxLength: shape.max, ...(shape.pattern && { pattern: shape.pattern.source }) };
    case 'number':
      return { type: shape.whole ? 'integer' : 'number', minimum: shape.min, maximum: shape.max };
    case 'boolean':
      return shape.only === undefined ? { type: 'boolean' } : { const: shape.only };
    case 'list':
      return { type: 'array', items: schemaOf(shape.item, describe), minItems: shape.min, maxItems: shape.max };
    case 'object':
      return { type: 'object', ...described(describe(shape)), ...fieldsOf(shape, describe) };
    case 'any':
      return { anyOf: shape.shapes.map((each) => schemaOf(each, describe)) };
  }
}

function fieldsOf(shape: Extract<Shape, { kind: 'object' }>, describe: Describe): JsonSchema {
  if ('fields' in shape)
    return {
      properties: Object.fromEntries(
        [...shape.fields].map(([name, field]) => [name, { ...schemaOf(field, describe), ...described(describe(shape, name)) }]),
      ),
      additionalProperties: false,
      ...(shape.required.length > 0 && { required: shape.required }),
    };
  if ('of' in shape)
    return {
      properties: { option: { type: 'string' }, values: { type: 'object', additionalProperties: schemaOf(shape.of, describe) } },
      required: ['option'],
      additionalProperties: false,
    };
  return { propertyNames: { pattern: shape.keys.source }, additionalProperties: schemaOf(shape.item, describe), maxProperties: shape.max };
}

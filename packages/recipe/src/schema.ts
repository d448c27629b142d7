import { recipe } from './grammar.js';
import type { Shape } from './shape.js';

/** JSON Schema, draft 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The JSON Schema (draft 2020-12) of recipes, for editors. It is generated from the grammar that the reader checks. */
export const recipeSchema: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A patience as plain data',
  // A recipe that extends another one has only the fields that differ, so any field may be absent.
  if: { type: 'object', properties: { extends: true }, required: ['extends'] },
  then: { type: 'object', properties: { extends: { type: ['string', 'object'] } } },
  else: schemaOf(recipe),
};

function schemaOf(shape: Shape): JsonSchema {
  switch (shape.kind) {
    case 'string':
      if (!('max' in shape)) return { enum: shape.words };
      return { type: 'string', maxLength: shape.max, ...(shape.pattern && { pattern: shape.pattern.source }) };
    case 'number':
      return { type: shape.whole ? 'integer' : 'number', minimum: shape.min, maximum: shape.max };
    case 'boolean':
      return shape.only === undefined ? { type: 'boolean' } : { const: shape.only };
    case 'list':
      return { type: 'array', items: schemaOf(shape.item), minItems: shape.min, maxItems: shape.max };
    case 'object':
      return { type: 'object', ...fieldsOf(shape) };
    case 'any':
      return { anyOf: shape.shapes.map(schemaOf) };
  }
}

function fieldsOf(shape: Extract<Shape, { kind: 'object' }>): JsonSchema {
  if ('fields' in shape)
    return {
      properties: Object.fromEntries([...shape.fields].map(([name, field]) => [name, schemaOf(field)])),
      additionalProperties: false,
      ...(shape.required.length > 0 && { required: shape.required }),
    };
  if ('of' in shape)
    return {
      properties: { option: { type: 'string' }, values: { type: 'object', additionalProperties: schemaOf(shape.of) } },
      required: ['option'],
      additionalProperties: false,
    };
  return { propertyNames: { pattern: shape.names.source }, additionalProperties: schemaOf(shape.item), maxProperties: shape.max };
}

import { recipe } from './grammar.js';
import type { JsonSchema } from './shape.js';

/** The JSON Schema (draft 2020-12) of recipes, for editors. It is made from the grammar that the reader checks. */
export const recipeSchema: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A patience as plain data',
  // A recipe that extends another one says only what is different, so any part of it may be absent.
  if: { type: 'object', properties: { extends: true }, required: ['extends'] },
  then: { type: 'object', properties: { extends: { type: ['string', 'object'] } } },
  else: recipe.schema,
};

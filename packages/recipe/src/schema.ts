import { recipe } from './grammar.js';
import type { JsonSchema } from './shape.js';

/** The JSON Schema (draft 2020-12) of recipes, for editors. It is made from the grammar that the reader checks. */
export const recipeSchema: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A patience as plain data',
  ...recipe.schema,
};

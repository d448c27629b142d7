/** Writes the JSON Schema of recipes into the built package, where editors find it. */
import { writeFileSync } from 'node:fs';
import { recipeSchema } from '../src/schema.js';

writeFileSync(new URL('../dist/recipe.schema.json', import.meta.url), `${JSON.stringify(recipeSchema)}\n`);

/** Writes the JSON Schema of recipes into the built package, where editors find it. */
import { writeFileSync } from 'node:fs';
import { compared } from '../docs/compare.js';
import { schemaWith } from '../src/schema.js';

const { help } = compared();
const schema = schemaWith((shape, field) => (field === undefined ? help.get(shape)?.text : help.get(shape)?.fields[field]));
writeFileSync(new URL('../dist/recipe.schema.json', import.meta.url), `${JSON.stringify(schema)}\n`);

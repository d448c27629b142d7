import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check } from './check.js';
import { fromRecipe } from './from-recipe.js';
import { recipe } from './grammar.js';
import { recipeSchema } from './schema.js';
import { mutantsOf } from './mutants.js';
import { nineTowers } from './testing.js';

const mutants = mutantsOf([nineTowers]);

/**
 * Numbers of generated recipes: those whose form is checked, and those that are read and dealt. `PATIENCE_ALL=1` tries more,
 * `PATIENCE_EVERY=1` many.
 */
const [FORMS, READ] =
  process.env['PATIENCE_EVERY'] === '1' ? [100_000, 20_000] : process.env['PATIENCE_ALL'] === '1' ? [20_000, 3000] : [2000, 500];

const bySchema = new Ajv2020({ strict: true, strictTypes: false }).compile(recipeSchema);

/** Tells whether the grammar allows a value by its form, as a schema checks it. */
function byReader(json: unknown): boolean {
  let fits = true;
  check(recipe, json, '', { note: () => (fits = false) });
  return fits;
}

describe('the reader of recipes', () => {
  test('the reader allows the form of generated recipes exactly when the JSON Schema does', () => {
    fc.assert(
      fc.property(mutants, (json) => {
        expect({ json, allowed: byReader(json) }).toEqual({ json, allowed: bySchema(json) });
      }),
      { numRuns: FORMS },
    );
  });

  test('the reader reads generated recipes or refuses them with a reason, and never throws', () => {
    fc.assert(
      fc.property(mutants, (json) => {
        const read = fromRecipe(json);
        if (!read.ok) expect(read.mistakes.length).toBeGreaterThan(0);
      }),
      { numRuns: READ },
    );
  });
});

test('the schema allows the whole recipe', () => {
  expect(bySchema(nineTowers), JSON.stringify(bySchema.errors)).toBe(true);
});

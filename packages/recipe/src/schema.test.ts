import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromRecipe } from './from-recipe.js';
import { recipe } from './grammar.js';
import { recipeSchema } from './schema.js';
import { nineTowers } from './testing.js';

/** Generated recipes whose form is checked, and those that are read and dealt; `PATIENCE_ALL=1` tries more, `PATIENCE_EVERY=1` many. */
const [FORMS, READ] =
  process.env['PATIENCE_EVERY'] === '1' ? [100_000, 20_000] : process.env['PATIENCE_ALL'] === '1' ? [20_000, 3000] : [2000, 500];

const bySchema = new Ajv2020({ strict: true, strictTypes: false }).compile(recipeSchema);

/** Whether the grammar allows a value by its form, as a schema sees it. */
function byReader(json: unknown): boolean {
  let fits = true;
  recipe.check(json, '', { note: () => (fits = false) });
  return fits;
}

/** Values that stand somewhere in recipes, or might. */
const pieces: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    1,
    3,
    13,
    14,
    -1,
    1.5,
    'any',
    'base',
    'A',
    'K',
    'down',
    'up',
    'top',
    'all',
    't1-9',
    'stock',
    'tableau',
  ),
  fc.constantFrom<unknown>(
    'down alternate',
    'either any wrap',
    'up same from K',
    '2 same',
    'turn',
    'unlimited',
    'card',
    'sequencesComplete',
    'homeFirst',
  ),
  fc.constantFrom<unknown>(
    [],
    {},
    [1, 2],
    [[0, 0]],
    { option: 'draw' },
    { option: 'draw', values: { 1: 'top' } },
    { run: 'down' },
    { empty: 'stock' },
  ),
  fc.constantFrom<unknown>(
    { from: [0, 0] },
    { to: 't1-9', all: true },
    { while: { empty: 'stock' }, else: 'later', empty: 'any' },
    { sum: 13 },
    { gather: 3 },
  ),
  fc.string({ maxLength: 12 }),
  fc.integer({ min: -3, max: 500 }),
);

/** The recipe with some of its parts replaced, taken out or added. */
const mutants = fc
  .array(
    fc.record({
      step: fc.array(fc.nat(30), { minLength: 1, maxLength: 6 }),
      piece: pieces,
      how: fc.constantFrom('replace', 'remove', 'add'),
    }),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((changes) => {
    const json = JSON.parse(JSON.stringify(nineTowers)) as unknown;
    for (const { step, piece, how } of changes) mutate(json, step, structuredClone(piece), how);
    return JSON.parse(JSON.stringify(json)) as unknown;
  });

const FIELDS = [
  'accept',
  'take',
  'at',
  'empty',
  'on',
  'max',
  'to',
  'rows',
  'status',
  'pair',
  'after',
  'face',
  'from',
  'option',
  'values',
  'x',
];

function mutate(json: unknown, [first = 0, ...steps]: readonly number[], piece: unknown, how: string): void {
  if (typeof json !== 'object' || json === null) return;
  const keys = Object.keys(json);
  const holder = json as Record<string, unknown>;
  const key = keys[first % Math.max(1, keys.length)];
  const inner = key === undefined ? undefined : holder[key];
  if (steps.length > 0 && typeof inner === 'object' && inner !== null) return mutate(inner, steps, piece, how);
  if (how === 'add' && !Array.isArray(json)) holder[FIELDS[first % FIELDS.length]!] = piece;
  else if (key !== undefined && how === 'remove' && Array.isArray(json)) json.splice(Number(key), 1);
  else if (key !== undefined && how === 'remove') Reflect.deleteProperty(json, key);
  else if (key !== undefined) holder[key] = piece;
}

describe('the reader', () => {
  test('allows the form of generated recipes exactly when the JSON Schema does', () => {
    fc.assert(
      fc.property(mutants, (json) => {
        expect({ json, allowed: byReader(json) }).toEqual({ json, allowed: bySchema(json) });
      }),
      { numRuns: FORMS },
    );
  });

  test('reads generated recipes or refuses them with a reason, and never throws', () => {
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

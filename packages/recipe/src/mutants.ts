import fc from 'fast-check';
import type { Json } from './json.js';

/** Values that occur in recipes, or could. */
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

/** Generates recipes like the given ones, with some of their parts replaced, removed or added. */
export const mutantsOf = (recipes: readonly Json[]): fc.Arbitrary<unknown> =>
  fc.tuple(fc.constantFrom(...recipes), changes).map(([recipe, made]) => {
    const json = JSON.parse(JSON.stringify(recipe)) as unknown;
    for (const { step, piece, how } of made) mutate(json, step, structuredClone(piece), how);
    return JSON.parse(JSON.stringify(json)) as unknown;
  });

/** Places in a recipe with the changes to make there. */
const changes = fc.array(
  fc.record({
    step: fc.array(fc.nat(30), { minLength: 1, maxLength: 6 }),
    piece: pieces,
    how: fc.constantFrom('replace', 'remove', 'add'),
  }),
  {
    minLength: 1,
    maxLength: 3,
  },
);

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

import { Game } from '@patience/core';
import { expect, test } from 'vitest';
import { allFieldsOf, compared } from '../docs/compare.js';
import { reference } from '../docs/reference.js';
import { meantBy } from './check.js';
import { fromRecipe } from './from-recipe.js';
import { recipe as grammar } from './grammar.js';
import type { Json } from './json.js';
import { sentenceOf } from './sentence.js';
import type { Shape } from './shape.js';
import { nineTowers } from './testing.js';

const { differences, help } = compared();

const only = (side: 'grammar has' | 'types have', path: string, what: string, names: readonly string[]): readonly string[] =>
  names.map((name) => `${path}: only the ${side} the ${what} "${name}"`);
const LINK = 'only the types have an object with suit, step, wrap?, low?';

/** The differences between a recipe and a variant in TypeScript that are meant. */
const MEANT = [
  ...only('grammar has', 'recipe', 'field', ['$schema?', '$comment?', 'links?']),
  // A variant must have some fields that a recipe may leave out, and further ones that are functions.
  ...only('grammar has', 'recipe', 'field', ['rules?', 'options?', 'strings?']),
  ...only('types have', 'recipe', 'field', ['api', 'rules', 'options', 'strings']),
  ...only('types have', 'recipe', 'field', ['needs?', 'startOptions?', 'valid?', 'score?']),
  ...only('grammar has', 'deck.ranks[]', 'word', ['A', 'J', 'Q', 'K']),
  // A variant may list single piles, and write a link as an object.
  ...only('types have', 'table', 'value that is', ['list']),
  ...only('grammar has', 'table.*', 'field', ['as?']),
  ...['table.*.accept[].on', 'table.*.accept.on', 'table.*.accept.on', 'table.*.take.run'].map((path) => `${path}: ${LINK}`),
  ...only('types have', 'table.*.take.run', 'value that is', ['object']),
  // Conditions of a recipe cannot contain each other without end.
  'table.*.accept.while.any[]: only the types have an object with any',
  ...only('grammar has', 'deal[].rows', 'value that is', ['text']),
  ...only('grammar has', 'actions.*', 'word', ['turn']),
];

test('the grammar of recipes and the types of core have the same fields, words and kinds of values', () => {
  expect([...differences].sort()).toEqual([...MEANT].sort());
});

test('a number that the types document as a default is the default in the grammar', () => {
  for (const [shape, { path, fields }] of help)
    for (const [name, { default: usual }] of allFieldsOf(shape)) {
      const [, said] = /Default:? (-?\d+)\.$/.exec(fields[name] ?? '') ?? [];
      if (said !== undefined) expect(`${path}.${name} ${JSON.stringify(usual)}`).toBe(`${path}.${name} ${said}`);
    }
});

test('GRAMMAR.md is up to date with the grammar and the docstrings', async () => {
  await expect(reference()).toMatchFileSnapshot('../GRAMMAR.md');
});

/** Recipes in which all kinds of parts with defaults leave them out. */
const sparse: readonly Json[] = [
  { id: 'all-in-turn', table: { 't1-7': { at: [0, 0] } }, deal: [{ to: 't1-7', all: true }] },
  {
    id: 'with-bases',
    base: 0,
    table: { 'f1-4': { at: [0, 0] }, 't1-7': { at: [0, 1] } },
    deal: [{ to: 'f1' }, { to: 't1-7', bases: 'f1-4' }],
  },
  {
    id: 'sparse',
    deck: {},
    table: {
      stock: { at: [0, 0] },
      waste: { at: [1, 0], accept: { while: { counter: 'redeals' }, else: 'later', on: 'any' } },
      'f1-4': { at: { from: [3, 0] } },
      't1-6': { at: [0, 1], pyramid: 3 },
      't7-8': { at: { circle: 6, across: 3, down: 2 } },
      r1: { at: [8, 0] },
    },
    deal: [{ to: 't1-6' }, { to: 't7-8', packets: 2 }, { to: 'r1', cards: 3 }, { to: 'stock', rest: true }],
    actions: { turn: { turn: 1 }, deal: { row: 'allowed' } },
  },
  {
    id: 'own-suit',
    deck: { suits: ['S', { suit: 'G', colour: 'green', outline: 'm0-40l30 80h-60z', letters: [] }] },
    table: { 't1-7': { at: [0, 0] } },
    deal: [{ to: 't1-7', all: true }],
  },
];

const filled = new Set<Shape>();

/** Returns a value in which each absent field that has a default is written out. */
function withDefaults(shape: Shape, value: Json): Json {
  if (shape.kind === 'any') {
    const [meant, ...others] = meantBy(shape.shapes, value);
    return meant && others.length === 0 ? withDefaults(meant, value) : value;
  }
  if (shape.kind === 'list') return (value as readonly Json[]).map((each) => withDefaults(shape.item, each));
  if (shape.kind !== 'object' || 'of' in shape) return value;
  const given = value as Readonly<Record<string, Json>>;
  if ('keys' in shape) return Object.fromEntries(Object.entries(given).map(([name, each]) => [name, withDefaults(shape.item, each)]));
  return Object.fromEntries(
    [...shape.fields].flatMap(([name, field]) => {
      if (Object.hasOwn(given, name)) return [[name, withDefaults(field, given[name]!)]];
      if (field.default === undefined) return [];
      filled.add(field);
      return [[name, field.default]];
    }),
  );
}

test('a default that a recipe writes out changes no deal', () => {
  const dealt = (recipe: Json): unknown => {
    const read = fromRecipe(recipe);
    if (!read.ok) throw new Error(read.mistakes.map(sentenceOf).join('\n'));
    const game = Game.start(read.value, { seed: 7 });
    if (!game.ok) throw new Error(game.error.message);
    const { piles, view } = game.value;
    return JSON.parse(JSON.stringify([piles, piles.map(({ id }) => view.count(id)), game.value.legalMoves()]));
  };
  for (const recipe of [...sparse, nineTowers]) expect(dealt(withDefaults(grammar, recipe))).toEqual(dealt(recipe));
  const all = [...help.keys()].flatMap((shape) =>
    allFieldsOf(shape).flatMap(([name, field]) => (field.default === undefined ? [] : [[name, field] as const])),
  );
  expect(all.flatMap(([name, field]) => (filled.has(field) ? [] : [name]))).toEqual([]);
});

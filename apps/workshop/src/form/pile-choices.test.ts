import { fromRecipe, sentenceOf } from '@patience/recipe';
import { expect, test } from 'vitest';
import { partAt, withField, type JsonObject } from '../json/path.js';
import { TEMPLATES } from '../start/templates.js';
import type { Field } from './field.js';
import { pileChoices } from './pile-choices.js';
import { partsOf } from './sections.js';

const field = (recipe: JsonObject, key: string, path: string): Field =>
  partsOf(recipe, ['en'])
    .flatMap(({ sections }) => sections.flatMap(({ fields }) => fields))
    .find((each) => each.key === key && each.path === path)!;

const mistakesOf = (recipe: JsonObject): readonly string[] => {
  const read = fromRecipe(recipe);
  return read.ok ? [] : read.mistakes.map(sentenceOf);
};

const valuesFor = (recipe: JsonObject, part?: string): readonly string[] => pileChoices(recipe, part).map(({ value }) => value);

test('a field can name rows and single piles, and a role that has several rows', () => {
  const small = { id: 'small', table: { stock: { at: [0, 0] }, 't1-2': { at: [0, 1] }, f1: { at: [1, 0] } }, deal: [] } as const;
  expect(valuesFor(small)).toEqual(['stock', 't1-2', 'f1', 't1', 't2']);
  const two = { ...small, table: { ...small.table, 't3-4': { at: [2, 1] } } };
  expect(valuesFor(two)).toEqual(['tableau', 'stock', 't1-2', 'f1', 't3-4', 't1', 't2', 't3', 't4']);
});

test('a field shows what its recipe names: a role, a part of a row, and piles that are not there', () => {
  expect(valuesFor(TEMPLATES.stock, 'tableau')).toContain('tableau');
  expect(pileChoices(TEMPLATES.stock, ['t2-4', 'r1']).slice(4, 6)).toEqual([
    { value: 't2-4', kind: 'row', names: { role: 'tableau', first: 't2', last: 't4' } },
    { value: 'r1', kind: 'row', names: { role: 'r1' } },
  ]);
});

test('one pile is written as a text, several as a list in the order chosen', () => {
  const to = field(TEMPLATES.cells, 'dealTo', 'deal.0.to');
  expect(to.value).toEqual(['t1-8']);
  expect(to.set(['t1-8'])).toBe(TEMPLATES.cells);
  const several = to.set(['c1-4', 't1-8']);
  expect(partAt(several, ['deal', '0', 'to'])).toEqual(['c1-4', 't1-8']);
  expect(mistakesOf(several)).toEqual([]);
  expect(field(several, 'dealTo', 'deal.0.to').set(['t1-8'])).toEqual(TEMPLATES.cells);
});

test('the waste, where turned cards usually go, is not written down', () => {
  const written = field(TEMPLATES.pile, 'turnTo', 'actions.turn.to');
  expect(written.value).toEqual(['f1']);
  const usual = written.set(['waste']);
  expect(partAt(usual, ['actions', 'turn'])).toEqual({ turn: 1 });
  expect(field(usual, 'turnTo', 'actions.turn.to').set(['f1'])).toEqual(TEMPLATES.pile);
});

test('a step of a kind that deals to one pile keeps the first of several', () => {
  const several = withField(TEMPLATES.cells, ['deal', '0', 'to'], ['c1-4', 't1-8']);
  const cards = field(several, 'dealKind', 'deal.0').set('cards');
  expect(partAt(cards, ['deal', '0', 'to'])).toBe('c1-4');
  expect(field(cards, 'dealTo', 'deal.0.to').control).toMatchObject({ kind: 'piles', most: 1 });
});

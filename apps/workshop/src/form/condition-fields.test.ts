import { Game } from '@patience/core';
import { isCommonReason } from '@patience/core/internals';
import { fromRecipe, sentenceOf } from '@patience/recipe';
import { expect, test } from 'vitest';
import { partAt, type JsonObject } from '../json/path.js';
import { TEMPLATES } from '../start/templates.js';
import type { Field, FieldValue } from './field.js';
import { fieldsIn, partsOf } from './sections.js';

const fieldsOf = (recipe: JsonObject): readonly Field[] => fieldsIn(partsOf(recipe, ['en']));
const valueOf = (recipe: JsonObject, key: string, path: string): FieldValue | undefined =>
  fieldsOf(recipe).find((each) => each.key === key && each.path === path)?.value;

/** Sets a field. @throws Error when there is none, or when the reader refuses the recipe after it */
function set(recipe: JsonObject, key: string, path: string, value: FieldValue): JsonObject {
  const changed = fieldsOf(recipe)
    .find((each) => each.key === key && each.path === path)!
    .set(value);
  const read = fromRecipe(changed);
  if (!read.ok) throw new Error(read.mistakes.map(sentenceOf).join('\n'));
  return changed;
}

/** Returns the moves that are legal after a deal. */
function firstMoves(recipe: JsonObject): readonly string[] {
  const read = fromRecipe(recipe);
  const game = read.ok && Game.start(read.value, { seed: 1 });
  if (!game || !game.ok) throw new Error('The recipe cannot be dealt.');
  return game.value.legalMoves();
}

const foundations = ['table', 'f1-4', 'accept'];

test('a row that waits for empty piles keeps its rule, gives a reason, and takes cards at any time again', () => {
  const waiting = set(TEMPLATES.stock, 'condition', 'table.f1-4.accept.while', 'empty');
  expect(partAt(waiting, foundations)).toEqual({ empty: 'A', on: 'up same', max: 1, while: { empty: 'stock' }, else: 'stock-left' });
  const other = set(waiting, 'conditionEmpty', 'table.f1-4.accept.while.empty', ['stock', 'waste']);
  expect(partAt(other, [...foundations, 'while'])).toEqual({ empty: ['stock', 'waste'] });
  expect(partAt(set(other, 'condition', 'table.f1-4.accept.while', 'always'), foundations)).toEqual({ empty: 'A', on: 'up same', max: 1 });
});

test('a condition made in the form gives a reason that every language has, and that follows its kind and its piles', () => {
  const reason = (recipe: JsonObject): unknown => partAt(recipe, [...foundations, 'else']);
  const at = 'table.f1-4.accept.while';
  const waiting = set(TEMPLATES.stock, 'condition', at, 'empty');
  expect(reason(waiting)).toBe('stock-left');
  expect(reason(set(waiting, 'conditionEmpty', `${at}.empty`, ['stock', 'waste']))).toBe('piles-not-empty');
  expect(reason(set(waiting, 'condition', at, 'count'))).toBe('too-few-cards-yet');
  for (const key of ['stock-left', 'piles-not-empty', 'too-few-cards-yet']) expect(isCommonReason(key)).toBe(true);
});

test('a reason of the recipe’s own stays when its condition changes', () => {
  const { table } = TEMPLATES.stock as { readonly table: JsonObject };
  const accept = { empty: 'A', on: 'up same', while: { empty: 'stock' }, else: 'patience-please' };
  const recipe = { ...TEMPLATES.stock, table: { ...table, 'f1-4': { at: [3, 0], accept } } };
  const changed = set(recipe, 'condition', 'table.f1-4.accept.while', 'count');
  expect(partAt(changed, [...foundations, 'else'])).toBe('patience-please');
});

test('a row waits for a number of cards on each of the piles that its fields name', () => {
  const waiting = set(TEMPLATES.cells, 'condition', 'table.t1-8.accept.while', 'count');
  const at = 'table.t1-8.accept.while.count';
  expect(partAt(waiting, at.split('.'))).toEqual({ 'c1-4': 13 });
  const two = set(waiting, 'counted', at, ['f1', 'f2']);
  expect(partAt(two, at.split('.'))).toEqual({ f1: 13, f2: 13 });
  const fewer = set(two, 'conditionCount', `${at}.f1`, 2);
  expect(partAt(set(fewer, 'counted', at, ['f1', 'f3']), at.split('.'))).toEqual({ f1: 2, f3: 2 });
  expect([TEMPLATES.cells, fewer].map((recipe) => firstMoves(recipe).some((move) => move.includes('>t')))).toEqual([true, false]);
});

test('a rule of a list and a rule for certain cards have no field for a condition', () => {
  const { table } = TEMPLATES.stock as { readonly table: JsonObject };
  const withAccept = (accept: JsonObject | readonly JsonObject[]): JsonObject => ({
    ...TEMPLATES.stock,
    table: { ...table, 'f1-4': { at: [3, 0], accept } },
  });
  const rule = { empty: 'A', on: 'up same' };
  for (const accept of [[rule, rule], { ...rule, only: { suit: 'C' }, else: 'clubs' }] as const)
    expect(fieldsOf(withAccept(accept)).filter(({ key, path }) => key === 'condition' && path.includes('f1-4'))).toEqual([]);
});

test('a condition without a control is shown as JSON', () => {
  const { table } = TEMPLATES.stock as { readonly table: JsonObject };
  const accept = { empty: 'A', on: 'up same', while: { counter: 'redeals' }, else: 'later' };
  const recipe = { ...TEMPLATES.stock, table: { ...table, 'f1-4': { at: [3, 0], accept } } };
  expect(valueOf(recipe, 'condition', 'table.f1-4.accept.while')).toBeUndefined();
  expect(valueOf(recipe, 'rest', 'table.f1-4.accept.while')).toBe('{"counter":"redeals"}');
});

test('the piles from which cards may come are named by role or one by one, and none means all', () => {
  const from = fieldsOf(TEMPLATES.stock).find(({ key, path }) => key === 'from' && path === 'table.t1-7.accept.from')!;
  expect(from.value).toEqual([]);
  const { control } = from;
  expect(control.kind === 'piles' && control.choices.map(({ value }) => value).slice(0, 5)).toEqual([
    'foundation',
    'tableau',
    'waste',
    'f1',
    'f2',
  ]);
  const some = set(TEMPLATES.stock, 'from', from.path, ['waste', 't1']);
  expect(partAt(some, from.path.split('.'))).toEqual(['waste', 't1']);
  expect(set(some, 'from', from.path, [])).toEqual(TEMPLATES.stock);
});

test('each gap is filled from a pile of its own, or again from the first pile with a card', () => {
  const after = [{ fill: 't1-4', from: 'r1-4' }];
  const recipe = {
    id: 'own-reserves',
    table: { 'f1-4': { at: [0, 0] }, 't1-4': { at: [0, 1] }, 'r1-4': { at: [4, 1] } },
    deal: [
      { to: 'r1-4', rows: 5 },
      { to: 't1-4', all: true },
    ],
    after,
  };
  const turns = set(recipe, 'fillInTurn', 'after.0.from', true);
  expect(turns['after']).toEqual([{ fill: 't1-4', from: { inTurn: ['r1', 'r2', 'r3', 'r4'] } }]);
  const two = set(turns, 'fillFromInTurn', 'after.0.from.inTurn', ['r2']);
  expect(two['after']).toEqual([{ fill: 't1-4', from: { inTurn: ['r2'] } }]);
  expect(set(two, 'fillInTurn', 'after.0.from', false)['after']).toEqual([{ fill: 't1-4', from: 'r2' }]);
});

test('deals have the numbers of another program, or their own again', () => {
  const numbered = set(TEMPLATES.cells, 'numbered', 'numbered', 'microsoft');
  expect(numbered['numbered']).toBe('microsoft');
  expect(set(numbered, 'numbered', 'numbered', 'own')).toEqual(TEMPLATES.cells);
});

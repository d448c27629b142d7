import { expect, test } from 'vitest';
import { fromRecipe } from '@patience/recipe';
import { partAt, type JsonObject } from '../json/path.js';
import { TEMPLATES } from '../start/templates.js';
import { gridPiles, movePiles, type Layout, type Point } from './grid.js';

/** Moves piles. @throws Error with the reason of a refusal */
function moved(recipe: JsonObject, id: string, by: Point, whole = true, layout: Layout = 'at'): JsonObject {
  const result = movePiles(recipe, layout, id, whole, by);
  if (!result.ok) throw new Error(result.reason);
  expect(fromRecipe(result.recipe).ok).toBe(true);
  return result.recipe;
}

const placeOf = (recipe: JsonObject, id: string, layout: Layout = 'at'): Point | undefined =>
  gridPiles(recipe, layout).find((pile) => pile.id === id)?.at;

test.each(Object.entries(TEMPLATES))('every row of the template "%s" is moved as a whole, and stays written as it was', (_name, recipe) => {
  for (const { id, at } of gridPiles(recipe, 'at')) {
    const result = movePiles(recipe, 'at', id, true, [0, 8]);
    if (partAt(recipe, ['table', 't1-28', 'pyramid']) !== undefined && id.startsWith('t')) {
      expect(result).toEqual({ ok: false, reason: 'unknown' });
      continue;
    }
    expect(result.ok, id).toBe(true);
    if (!result.ok) continue;
    expect(placeOf(result.recipe, id)).toEqual([at[0], at[1] + 8]);
    expect(movePiles(result.recipe, 'at', id, true, [0, -8])).toEqual({ ok: true, recipe });
  }
});

test('one pile of a row is moved alone, and the others stay', () => {
  const recipe = moved(TEMPLATES.stock, 't7', [0.5, 1], false);
  expect(placeOf(recipe, 't7')).toEqual([6.5, 2]);
  expect(placeOf(recipe, 't6')).toEqual([5, 1]);
  expect(partAt(recipe, ['table', 't1-7', 'at'])).toHaveLength(7);
});

test('a pile is refused a place where another lies, and one beyond the edge', () => {
  expect(movePiles(TEMPLATES.stock, 'at', 'stock', true, [0.5, 0])).toEqual({ ok: false, reason: 'taken', pile: 'waste' });
  expect(movePiles(TEMPLATES.stock, 'at', 't1', true, [0, -0.5])).toMatchObject({ ok: false, reason: 'taken' });
  expect(movePiles(TEMPLATES.stock, 'at', 'stock', true, [-0.5, 0])).toEqual({ ok: false, reason: 'edge' });
});

test('the wide layout begins as the high one, and leaves it as it is', () => {
  const recipe = moved(TEMPLATES.stock, 'stock', [9, 0], true, 'wide');
  expect(placeOf(recipe, 'stock', 'wide')).toEqual([9, 0]);
  expect(placeOf(recipe, 'waste', 'wide')).toEqual([1, 0]);
  expect(placeOf(recipe, 'stock')).toEqual([0, 0]);
});

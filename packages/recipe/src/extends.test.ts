import { complete } from '@patience/core/data';
import { expect, test } from 'vitest';
import { fromRecipe } from './from-recipe.js';
import { changed, nineTowers } from './testing.js';
import type { Json } from './json.js';

const recipes = { 'nine-towers': nineTowers };

test('a recipe that extends another one by its name replaces only the fields that it has', () => {
  const read = fromRecipe(
    { extends: 'nine-towers', id: 'same-suit', links: { down: 'down same' }, options: { cells: null } as Json },
    { recipes },
  );
  expect(read.ok ? [] : read.mistakes).toMatchObject([{ path: 'table.c1-2.count.option' }]);
  const twin = fromRecipe({ extends: 'nine-towers', id: 'same-suit', links: { down: 'down same' } }, { recipes });
  const whole = fromRecipe({ ...(changed('links/down', 'down same') as object), id: 'same-suit' });
  expect(twin.ok && twin.data).toEqual(whole.ok && whole.data);
});

test('a recipe extends one that is written in it, and chains of recipes are applied in turn', () => {
  expect(fromRecipe({ extends: nineTowers, id: 'inner' }).ok).toBe(true);
  const chain = { ...recipes, second: { extends: 'nine-towers', rules: 5 } };
  const read = fromRecipe({ extends: 'second', id: 'third' }, { recipes: chain });
  expect(read.ok && [read.value.id, read.value.rules]).toEqual(['third', 5]);
});

test.each([
  ['a misspelt name', { extends: 'nine-tower' }, { path: 'extends', found: '"nine-tower"', nearest: 'nine-towers' }],
  ['a name that every object has', { extends: 'constructor' }, { path: 'extends' }],
  ['a circle', { extends: 'round' }, { path: 'extends', allowed: 'a chain of more than 8 recipes' }],
  ['no recipe', { extends: 7 }, { path: 'extends', found: '7' }],
])('%s in extends is a mistake', (_name, json, mistake) => {
  expect(fromRecipe(json, { recipes: { ...recipes, round: { extends: 'round' } } })).toMatchObject({ ok: false, mistakes: [mistake] });
});

test('a module can extend a recipe with functions, pile by pile for accept and take', () => {
  const functions = { accept: { f2: () => 'later' }, status: () => 'won' as const };
  const read = fromRecipe(nineTowers, { functions });
  if (!read.ok) throw new Error(JSON.stringify(read.mistakes));
  const piles = complete(read.value).table({ draw: 1, redeals: 1, cells: 2 }, []);
  expect(piles.flatMap(({ id, accept }) => (typeof accept === 'function' ? [id] : []))).toEqual(['f2']);
  expect(piles.find(({ id }) => id === 'f1')).toMatchObject({ accept: { empty: 1, max: 1 } });
  expect(read.data.status).toBe(functions.status);
  expect(fromRecipe(nineTowers, { functions: { accept: { f9: () => true } } })).toMatchObject({
    ok: false,
    mistakes: [{ path: 'functions.accept.f9', nearest: 'f1' }],
  });
});

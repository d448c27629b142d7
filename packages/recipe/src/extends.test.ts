import { complete } from '@patience/core/data';
import { expect, test } from 'vitest';
import { fromRecipe } from './from-recipe.js';
import { changed, nineTowers } from './testing.js';
import type { Json } from './json.js';
import { readWithBases } from './with-bases.js';

const recipes = { 'nine-towers': nineTowers };

test('a recipe that extends another one by its name replaces only the fields that it has', () => {
  const read = fromRecipe(
    { extends: 'nine-towers', id: 'same-suit', links: { down: 'down same' }, options: { cells: null } as Json },
    { recipes },
  );
  expect(read.ok ? [] : read.mistakes).toMatchObject([{ path: 'table.c1-2.count.option' }]);
  const twin = fromRecipe({ extends: 'nine-towers', id: 'same-suit', links: { down: 'down same' } }, { recipes });
  const whole = fromRecipe({ ...(changed('links/down', 'down same') as object), id: 'same-suit', strings: { en: {} } });
  expect(twin.ok && twin.value).toEqual(whole.ok && whole.value);
});

test('a recipe that changes the game of another one does not inherit its name, summary and rules page', () => {
  const strings = {
    en: {
      name: 'Nine Towers',
      summary: 'In colours.',
      rules: 'Built in alternating colours.',
      options: { draw: { name: 'Draw', values: { 1: 'One', 3: 'Three' } } },
    },
    de: { name: 'Neun Türme', summary: 'Im Wechsel.', rules: 'Im Wechsel von Rot und Schwarz.', reasons: { later: 'Noch nicht.' } },
  };
  const base = { ...nineTowers, strings } as unknown as Json;
  const wordsOf = (twin: object) => {
    const read = fromRecipe({ extends: 'base', id: 'twin', ...twin }, { recipes: { base } });
    if (!read.ok) throw new Error(JSON.stringify(read.mistakes));
    return read.value.strings;
  };
  const links = { down: 'down same' };
  expect(wordsOf({ links, strings: { en: { name: 'One Suit' } } })).toMatchObject({
    en: { name: 'One Suit', summary: '', rules: '', options: strings.en.options },
    de: { name: 'One Suit', summary: '', rules: '', reasons: strings.de.reasons },
  });
  expect(wordsOf({ links })).toMatchObject({ en: { name: 'Twin' }, de: { name: 'Twin' } });
  expect(wordsOf({ links, strings: { de: { rules: 'In einer Farbe.' } } })).toMatchObject({
    en: { rules: '' },
    de: { rules: 'In einer Farbe.' },
  });
  expect(wordsOf({ strings: { de: { name: 'Zwilling' } } })).toMatchObject({
    en: { name: 'Zwilling', rules: strings.en.rules },
    de: { name: 'Zwilling', rules: strings.de.rules },
  });
});

test('a recipe extends one that is written in it, and chains of recipes are applied in turn', () => {
  expect(fromRecipe({ extends: nineTowers, id: 'inner' }).ok).toBe(true);
  const chain = { ...recipes, second: { extends: 'nine-towers', rules: 5 } };
  const read = fromRecipe({ extends: 'second', id: 'third' }, { recipes: chain });
  expect(read.ok && [read.value.id, read.value.rules]).toEqual(['third', 5]);
});

const circles = {
  ...recipes,
  round: { extends: 'round' },
  one: { extends: 'two' },
  two: { extends: 'three' },
  three: { extends: 'two' },
};
/** Returns a recipe that extends one that is written in it, and so on. */
const nested = (levels: number): Json => (levels === 0 ? nineTowers : { extends: nested(levels - 1) });

test.each([
  ['a misspelt name', { extends: 'nine-tower' }, { path: 'extends', found: '"nine-tower"', nearest: 'nine-towers' }],
  ['a name that every object has', { extends: 'constructor' }, { path: 'extends' }],
  ['a circle of one', { extends: 'round' }, { path: 'extends', allowed: 'recipes that extend each other in a circle: round → round' }],
  ['a circle', { extends: 'one' }, { path: 'extends', allowed: 'recipes that extend each other in a circle: two → three → two' }],
  ['a long chain', nested(9), { path: 'extends', allowed: 'a chain of more than 8 recipes' }],
  ['no recipe', { extends: 7 }, { path: 'extends', found: '7' }],
])('%s in extends is a mistake', (_name, json, mistake) => {
  expect(fromRecipe(json, { recipes: circles })).toMatchObject({ ok: false, mistakes: [mistake] });
});

test('a server whose every recipe extends another one is asked for eight of them', async () => {
  let loaded = 0;
  const bases = { load: () => Promise.resolve({ extends: `next-${++loaded}` }), placeOf: (id: string) => id };
  expect(await readWithBases({ id: 'first', extends: 'next-0' }, bases)).toEqual({
    ok: false,
    mistakes: [{ path: 'extends', fault: 'broken', allowed: 'a chain of more than 8 recipes' }],
  });
  expect(loaded).toBe(8);
});

test('a recipe that is found but is not JSON is named with the line of the mistake', async () => {
  const bases = { load: () => Promise.resolve('{\n  "id": base }'), placeOf: (id: string) => id };
  const read = await readWithBases({ id: 'twin', extends: 'base' }, bases);
  expect(read.ok ? '' : read.mistakes[0]!.allowed).toContain('the recipe "base" cannot be read: line 2, column 9');
});

test('a module can extend a recipe with functions, pile by pile for accept and take', () => {
  const functions = { accept: { f2: () => 'later' }, status: () => 'won' as const };
  const read = fromRecipe(nineTowers, { functions });
  if (!read.ok) throw new Error(JSON.stringify(read.mistakes));
  const piles = complete(read.value).table({ draw: 1, redeals: 1, cells: 2 }, []);
  expect(piles.flatMap(({ id, accept }) => (typeof accept === 'function' ? [id] : []))).toEqual(['f2']);
  expect(piles.find(({ id }) => id === 'f1')).toMatchObject({ accept: { empty: 1, max: 1 } });
  expect(read.value.status).toBe(functions.status);
  expect(fromRecipe(nineTowers, { functions: { accept: { f9: () => true } } })).toMatchObject({
    ok: false,
    mistakes: [{ path: 'functions.accept.f9', nearest: 'f1' }],
  });
});

test.each<[string, object, object]>([
  ['an unknown field', { scroe: () => 1 }, { path: 'functions.scroe', fault: 'unknown', nearest: 'score' }],
  ['a field that only data has', { table: () => [] }, { path: 'functions.table', fault: 'unknown' }],
  ['a number', { score: 7 }, { path: 'functions.score', found: '7', allowed: 'a function' }],
  ['data for a pile', { take: { f1: 'top' } }, { path: 'functions.take.f1', found: '"top"', allowed: 'a function' }],
  ['a rule without a function', { accept: { f1: { cards: 1 } } }, { path: 'functions.accept.f1', found: '{"cards":1}' }],
  ['a function where piles are named', { accept: () => true }, { path: 'functions.accept', found: 'function' }],
  [
    'an action without "run"',
    { actions: { turn: { turn: 1 } } },
    { path: 'functions.actions.turn', allowed: 'an action with the function "run"' },
  ],
])('%s among the functions of a module is a mistake', (_what, functions, mistake) => {
  expect(fromRecipe(nineTowers, { functions })).toMatchObject({ ok: false, mistakes: [mistake] });
});

test('functions of every kind are read, and a field without a value is skipped', () => {
  const more = { on: 'stock', when: () => true as const, run: () => undefined };
  const functions = { accept: { f1: { cards: () => true } }, take: { f2: () => 1 }, actions: { more }, score: undefined };
  expect(fromRecipe(nineTowers, { functions: functions as object })).toMatchObject({ ok: true, value: { actions: { more } } });
});

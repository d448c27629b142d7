/** Tests that recipes from strangers are refused with a reason, and cannot keep a page busy. */
import { describe, expect, test } from 'vitest';
import { fromRecipe } from './from-recipe.js';
import type { Json } from './json.js';
import { changed, mistakesOf, nineTowers } from './testing.js';

describe('JSON that strangers send', () => {
  const repeated = (levels: number): Json => {
    const inner = levels === 0 ? 1 : repeated(levels - 1);
    return [inner, inner, inner, inner];
  };
  const nested = (levels: number): Json => (levels === 0 ? 1 : [nested(levels - 1)]);
  test.each<[string, unknown]>([
    ['no JSON', '{"id":'],
    ['an empty text', ''],
    ['a number', 7],
    ['null', null],
    ['a list', []],
    ['a function', () => 1],
    ['a deep list', nested(5000)],
    ['a long text', 'x'.repeat(300_000)],
    ['a list that stands in itself four times, fifteen levels deep', repeated(15)],
    [
      'ten thousand piles',
      { ...nineTowers, table: Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`t${i}`, { at: [0, 0] }])) },
    ],
    ['a row of a million piles', changed('table/t1-9', { as: 't1-1000000', at: [0, 0] })],
    [
      'eight thousand combinations of options',
      { ...nineTowers, options: Object.fromEntries(Array.from({ length: 13 }, (_, i) => [`o${i}`, [0, 1]])) },
    ],
    ['a pyramid in a circle', changed('table/t1-9', { at: { circle: 9, across: 2, down: 2 }, pyramid: 3 })],
    ['a pyramid in lines', changed('table/t1-9', { at: { from: [0, 0] }, wide: [{ from: [0, 0] }], pyramid: 3 })],
    ['a name of the object’s own', JSON.parse('{"__proto__": {"id": "x"}}')],
    ['a link that every object has', changed('table/t1-9/accept/on', 'constructor')],
    ['a run by a link that every object has', changed('table/t1-9/take/run', 'valueOf')],
    ['an option that every object has', changed('table/c1-2/count/option', 'constructor')],
    ['a choice by an option that every object has', changed('table/waste/fan/option', 'toString')],
    ['a value of an option that cannot be made a text', changed('options/draw', [1, { toString: 1, valueOf: 1 }, 3])],
    ['an option that cannot be made a text', changed('table/c1-2/count/option', { toString: 1, valueOf: 1 })],
  ])('a wrong recipe is refused with a reason: %s', (_what, json) => {
    expect(mistakesOf(json).length).toBeGreaterThan(0);
  });
});

describe('a recipe that would keep the page busy is refused at once', () => {
  const to = Array.from({ length: 120 }, () => 't0-999');
  const roles = Array.from({ length: 120 }, () => 'tableau');
  const steps = Array.from({ length: 58 }, () => ({ to }));
  const any = (names: readonly string[]): Json => Array.from({ length: 8 }, () => ({ empty: names }));
  const rest: Json = { to: 'stock', rest: true };
  const values = (count: number): Json => Array.from({ length: count }, (_, i) => `v${i}`);
  const small = { id: 'bomb', table: { stock: { at: [0, 0] }, 't1-4': { at: [1, 0], take: 'top' } }, deal: [rest] };
  const column = (rules: Json): Json => ({ ...small, table: { ...small.table, 't5-118': { at: [5, 0], ...(rules as object) } } });
  test.each<[string, Json, string]>([
    ['rows in steps of the deal', { ...small, deal: [...steps, rest] }, 'deal'],
    ['roles in steps of the deal', { ...small, deal: [...Array.from({ length: 59 }, () => ({ to: roles, packets: 1 })), rest] }, 'deal'],
    ['rows in a condition', column({ accept: { while: { any: any(to) }, else: 'not-yet' } }), 'table'],
    ['roles in a condition', column({ accept: { while: { any: any(roles) }, else: 'not-yet' } }), 'table'],
    [
      'single piles in a condition of a hundred piles',
      column({ take: { while: { empty: Array(40).fill('t1') }, else: 'not-yet' } }),
      'table',
    ],
    ['roles of piles with a higher card', column({ accept: { higherIn: roles, else: 'not-yet' } }), 'table'],
    ['piles that cover a hundred piles', column({ coveredBy: Array(40).fill('t1') }), 'table'],
    ['piles that fill each other', { ...small, after: [{ fill: roles, from: roles }] }, 'after'],
    ['a win when piles are empty', { ...small, status: { empty: [...to, ...roles].slice(0, 120) } }, 'status'],
    ['a hundred foundations', { ...small, table: { ...small.table, 'f1-100': { at: [0, 2] } } }, 'table'],
    ['many options', { ...small, options: { a: values(16), b: values(16), c: values(2) } }, 'options'],
    ['many options of eight decks', { ...small, deck: { copies: 8 }, options: { a: values(16), b: values(8) } }, 'options'],
    [
      'long rules of many piles under many options',
      {
        ...(column({
          accept: Array(8).fill({
            on: { option: 'a', values: Object.fromEntries(Array.from({ length: 16 }, (_, i) => [`v${i}`, 'down any'])) },
          }),
        }) as object),
        options: { a: values(16), b: values(7) },
      },
      'table',
    ],
    [
      'different rules of many piles under many options',
      {
        ...small,
        options: { a: values(16) },
        table: Object.fromEntries(
          Array.from({ length: 110 }, (_, i) => [`t${i + 1}`, { at: [i % 50, i / 50], accept: { empty: (i % 13) + 1, max: i + 1 } }]),
        ),
      },
      'table',
    ],
    [
      'rules under a condition of many piles under many options',
      { ...(column({ accept: { only: { suit: 'S' }, else: 'not-yet', on: 'any' } }) as object), options: { a: values(16) } },
      'table',
    ],
    ['many actions', { ...small, actions: Object.fromEntries(Array.from({ length: 7 }, (_, i) => [`r${i}`, { redeal: 1 }])) }, 'actions'],
  ])('%s', (_what, json, path) => {
    expect(fromRecipe(json)).toMatchObject({ ok: false, mistakes: expect.arrayContaining([expect.objectContaining({ path })]) as unknown });
  });

  test('recipes just within the bounds are read', () => {
    const neighbours = [
      small,
      column({ take: { while: { empty: 't1' }, else: 'not-yet' } }),
      column({ accept: { only: { suit: 'S' }, else: 'not-yet', on: 'any' } }),
      { ...small, options: { a: values(16), b: values(16) } },
    ];
    for (const json of neighbours) expect(fromRecipe(json)).toMatchObject({ ok: true });
  });
});

test('an option cannot have the name of a parameter of addresses, or a name that is too long', () => {
  for (const option of ['seed', 'deck', 'variant', 'game', 'lang', 'theme', 'a'.repeat(31)])
    expect(mistakesOf({ ...nineTowers, options: { ...(nineTowers['options'] as object), [option]: ['a', 'b'] } })).toMatchObject([
      { path: `options.${option}` },
    ]);
});

test('a name must have visible characters, and its length is counted in characters', () => {
  for (const name of ['', ' ', '\u200b\u00a0', '\u3164', '\u2800 \u2800', '\u115f\u1160', '\uffa0', '🂡'.repeat(81)])
    expect(mistakesOf({ ...nineTowers, strings: { en: { name } } })).toMatchObject([{ path: 'strings.en.name' }]);
  expect(mistakesOf({ ...nineTowers, strings: { en: { name: '🂡'.repeat(80) } } })).toEqual([]);
});

test('every combination of options is dealt when a recipe is read', () => {
  const values = Array.from({ length: 16 }, (_, i) => i);
  const cards = { option: 'a', values: Object.fromEntries(values.map((value) => [value, value === 15 ? 60 : 1])) };
  const mistakes = mistakesOf({
    id: 'late',
    options: { a: values, b: values },
    table: { stock: { at: [0, 0] }, t1: { at: [1, 0] } },
    deal: [
      { to: 't1', cards },
      { to: 'stock', rest: true },
    ],
  });
  expect(mistakes).toMatchObject([{ path: 'deal' }]);
});

test('control characters, and characters that change the direction of text, are refused in every text of a recipe', () => {
  const words = (text: string): readonly Json[] => [
    { name: text },
    { summary: text },
    { rules: text },
    { actions: { turn: text } },
    { options: { draw: { name: text, values: { 1: 'one' } } } },
    { options: { draw: { name: 'Draw', values: { 1: text } } } },
    { reasons: { 'not-yet': text } },
    { piles: { stock: text } },
  ];
  for (const sign of ['\u202e', '\u2066', '\u2069', '\u0000', '\u001b', '\u009b'])
    for (const en of words(`a${sign}b`)) expect(mistakesOf({ ...nineTowers, strings: { en } })).toHaveLength(1);
  for (const en of words('Ein Talon, ♠ und \u200fעברית')) expect(mistakesOf({ ...nineTowers, strings: { en } })).toEqual([]);
  expect(mistakesOf({ ...nineTowers, strings: { en: { rules: 'one\n\ttwo\r\n' } } })).toEqual([]);
});

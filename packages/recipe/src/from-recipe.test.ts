import { allOptions, Game } from '@patience/core';
import { describe, expect, test } from 'vitest';
import { describe as describeRules } from './describe/index.js';
import { fromRecipe } from './from-recipe.js';
import type { Json } from './json.js';
import { sentenceOf } from './sentence.js';
import type { Mistake } from './mistake.js';
import { changed, nineTowers } from './testing.js';
import { toRecipe } from './to-recipe.js';

function mistakesOf(json: unknown): readonly Mistake[] {
  const read = fromRecipe(json);
  return read.ok ? [] : read.mistakes;
}

/** Deals a recipe that must have no mistake. */
function dealt(json: unknown, options: Readonly<Record<string, unknown>> = {}): Game {
  const read = fromRecipe(json);
  if (!read.ok) throw new Error(read.mistakes.map(sentenceOf).join('\n'));
  const game = Game.start(read.value, { seed: 1, options });
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
}

describe('a recipe', () => {
  test('a recipe becomes a patience that can be dealt under all its options', () => {
    const read = fromRecipe(nineTowers);
    if (!read.ok) throw new Error(JSON.stringify(read.mistakes));
    expect(allOptions(read.value)).toHaveLength(8);
    for (const options of allOptions(read.value)) expect(Game.start(read.value, { seed: 7, options }).ok).toBe(true);
  });

  test('a recipe can be given as text', () => {
    expect(fromRecipe(JSON.stringify(nineTowers)).ok).toBe(true);
  });

  test('rows of a recipe become single piles with their rules', () => {
    const { piles } = dealt(nineTowers);
    expect(piles.map(({ id }) => id)).toEqual([
      'stock',
      'waste',
      'c1',
      'c2',
      'f1',
      'f2',
      'f3',
      'f4',
      ...Array.from({ length: 9 }, (_, i) => `t${i + 1}`),
    ]);
    expect(piles.find(({ id }) => id === 't3')).toEqual({
      id: 't3',
      role: 'tableau',
      at: [2, 1],
      group: 'columns',
      fan: 'down',
      reveal: true,
      accept: { empty: 13, on: { step: -1, suit: 'alternate' } },
      take: { run: { step: -1, suit: 'alternate' } },
    });
    expect(piles.find(({ id }) => id === 'f2')).toMatchObject({
      group: 'foundations',
      accept: { empty: 1, on: { step: 1, suit: 'same' }, max: 1 },
    });
  });

  test('values of a recipe follow the options that the player chooses', () => {
    expect(dealt(nineTowers, { cells: 1 }).piles.map(({ id }) => id)).not.toContain('c2');
    const waste = (draw: 1 | 3): unknown => dealt(nineTowers, { draw }).piles.find(({ id }) => id === 'waste');
    expect(waste(1)).toEqual({ id: 'waste', role: 'waste', at: [1, 0], take: 'top' });
    expect(waste(3)).toMatchObject({ fan: 'right', fanned: 3 });
    const game = dealt(nineTowers, { draw: 3 });
    game.play(['turn']);
    expect(game.view.count('waste')).toBe(3);
  });

  test('an action of a recipe may have the name of a field that contains piles', () => {
    expect(fromRecipe(changed('actions', { fill: 'turn', empty: { redeal: 1 } }))).toMatchObject({ ok: true });
  });

  test('the piles of a row can have rules in turn, and rules under a condition', () => {
    const accept = { while: { any: [{ empty: 'stock' }, { counter: 'redeals' }] }, else: 'not-yet', empty: { inTurn: ['K', 'Q'] } };
    const { piles } = dealt(changed('table/t1-9', { at: [0, 1], accept, group: { inTurn: ['left', 'right'] } }));
    expect(piles.filter(({ role }) => role === 'tableau').map(({ group }) => group)).toEqual(
      Array.from({ length: 9 }, (_, i) => (i % 2 === 0 ? 'left' : 'right')),
    );
    expect(fromRecipe(changed('table/t1-9/accept/empty', { inTurn: ['K', 'Q'] }))).toMatchObject({ ok: true });
  });

  test('a recipe without words is named after its id, and its actions have the usual names', () => {
    const read = fromRecipe(changed('strings', null));
    if (!read.ok) throw new Error(JSON.stringify(read.mistakes));
    expect(read.value.strings['en']).toMatchObject({ name: 'Nine Towers', actions: { turn: 'Turn a card' } });
  });

  test('cards of a pyramid in a recipe cover each other', () => {
    const { piles } = dealt({
      id: 'small-pyramid',
      table: {
        't1-6': { at: [0, 0.5], pyramid: 3, take: 'top', fan: false, group: false, accept: false },
        discard: { at: [4, 0] },
        stock: { at: [5, 0] },
      },
      deal: [{ to: 't1-6' }, { to: 'stock', rest: true }],
      pair: { sum: 13 },
    });
    expect(piles.filter(({ role }) => role === 'tableau').map(({ at, coveredBy }) => [at, coveredBy])).toEqual([
      [
        [1, 0],
        ['t2', 't3'],
      ],
      [
        [0.5, 0.5],
        ['t4', 't5'],
      ],
      [
        [1.5, 0.5],
        ['t5', 't6'],
      ],
      [[0, 1], undefined],
      [[1, 1], undefined],
      [[2, 1], undefined],
    ]);
  });
});

describe('the words of a recipe', () => {
  test('each reason that a recipe defines gets a sentence in each of its languages', () => {
    const guarded = { at: [0, 1], accept: { while: { empty: 'stock' }, else: 'not-yet', empty: 'K', on: 'down' }, take: { run: 'down' } };
    const json = { ...(changed('table/t1-9', guarded) as object), actions: { deal: { row: 'filled' }, again: { gather: 3 } } };
    const read = fromRecipe(json);
    if (!read.ok) throw new Error(read.mistakes.map(sentenceOf).join('\n'));
    for (const words of Object.values(read.value.strings)) expect(Object.keys(words.reasons!).sort()).toEqual(['not-yet']);
  });

  test('the words of a recipe are kept in every language that the recipe has', () => {
    const read = fromRecipe(changed('strings', { fr: { name: 'Neuf tours', piles: { tableau: 'tour' } } }));
    if (!read.ok) throw new Error(read.mistakes.map(sentenceOf).join('\n'));
    const names = Object.entries(read.value.strings).map(([tag, { name, piles }]) => [tag, name, piles]);
    expect(names).toEqual(['de', 'en', 'fr'].map((tag) => [tag, 'Neuf tours', { tableau: 'tour' }]));
  });
});

describe('a mistake in a recipe is reported with its path, the value there and the allowed values', () => {
  const cases: readonly [string, Json, Mistake][] = [
    [
      'a misspelt suit',
      changed('table/t1-9/accept/on', 'down alternat'),
      { path: 'table.t1-9.accept.on', found: '"down alternat"', nearest: 'down alternate', allowed: '' },
    ],
    ['a misspelt field', changed('tabel', {}), { path: 'tabel', found: '"tabel"', nearest: 'table', allowed: '' }],
    ['a wrong number', changed('table/f1-4/accept/max', 0), { path: 'table.f1-4.accept.max', found: '0', allowed: '' }],
    ['a missing field', changed('deal', null), { path: 'deal', allowed: '' }],
    [
      'an unknown link',
      changed('table/t1-9/take/run', 'dwon'),
      { path: 'table.t1-9.take.run', found: '"dwon"', nearest: 'down', allowed: '' },
    ],
    ['an unknown pile', changed('deal/2/to', 'stok'), { path: 'deal.2.to', found: '"stok"', nearest: 'stock', allowed: '' }],
    [
      'an unknown option',
      changed('actions/turn/turn', { option: 'drow' }),
      { path: 'actions.turn.turn.option', found: '"drow"', nearest: 'draw', allowed: '' },
    ],
    [
      'a value that the option does not have',
      changed('table/waste/fan', { option: 'draw', values: { 2: 'right' } }),
      { path: 'table.waste.fan.values.2', found: '"2"', allowed: '' },
    ],
    [
      'a place too few',
      changed('table/f1-4/at', [
        [0, 0],
        [1, 0],
      ]),
      { path: 'table.f1-4.at', allowed: '' },
    ],
    ['a place too few for wide boxes', changed('table/f1-4/wide', [{ from: [0, 0], count: 3 }]), { path: 'table.f1-4.wide', allowed: '' }],
    [
      'a pyramid that lies in lines',
      changed('table/t1-9', { at: { from: [0, 0] }, pyramid: 4 }),
      { path: 'table.t1-9.at', found: '{"from":[0,0]}', allowed: '' },
    ],
    [
      'a pyramid with other piles than cards',
      changed('table/t1-9', { at: [0, 1], pyramid: 3 }),
      { path: 'table.t1-9.pyramid', found: '9 piles', allowed: '' },
    ],
    ['a row that counts down', changed('table/t9-1', { at: [0, 1] }), { path: 'table.t9-1', found: '"t9-1"', allowed: '' }],
    ['a pile of two rows', changed('table/t9-10', { at: [0, 1] }), { path: 'table.t9-10', found: '"t9-10"', allowed: '' }],
    ['two rows of one name', changed('table/c1-2/as', 't1-9'), { path: 'table.t1-9', found: '"t1-9"', allowed: '' }],
    ['a pile without a role', changed('table/wast', { at: [0, 1] }), { path: 'table.wast.role', nearest: 'waste', allowed: '' }],
    [
      'an unknown pile in a condition',
      changed('table/t1-9/accept', { while: { empty: 'wast' }, else: 'later' }),
      { path: 'table.t1-9.accept.while.empty', found: '"wast"', nearest: 'waste', allowed: '' },
    ],
    [
      'an unknown link among values of a choice',
      changed('table/t1-9/accept/on', { option: 'draw', values: { 1: 'down', 3: 'dwon' } }),
      { path: 'table.t1-9.accept.on.values.3', found: '"dwon"', nearest: 'down', allowed: '' },
    ],
    ['a deal that leaves cards', changed('deal', [{ to: 't1-9' }]), { path: 'deal', allowed: '' }],
    ['an action that there is not', changed('auto', ['redeel']), { path: 'auto.0', found: '"redeel"', nearest: 'redeal', allowed: '' }],
    ['a win by a pile that there is not', changed('status', { count: { t12: 3 } }), { path: 'status', allowed: '' }],
    [
      'a name for an action that there is not',
      changed('strings/en/actions', { trun: 'Turn' }),
      { path: 'strings.en.actions.trun', found: '"trun"', nearest: 'turn', allowed: '' },
    ],
    [
      'a name for a pile that there is not',
      changed('strings/en/piles', { t10: 'Tower' }),
      { path: 'strings.en.piles.t10', found: '"t10"', allowed: '' },
    ],
    [
      'an action that turns cards onto a waste that there is not',
      changed('table', Object.fromEntries(Object.entries(nineTowers.table as object).filter(([row]) => row !== 'waste'))),
      { path: 'actions.turn', found: '"waste"', allowed: '' },
    ],
    ['a base that there is not', changed('table/t1-9/accept/empty', 'base'), { path: 'table', allowed: '' }],
  ];
  test.each(cases)('%s', (_what, json, { path, found, nearest }) => {
    const [first] = mistakesOf(json);
    expect(first).toMatchObject({ path, ...(found !== undefined && { found }), ...(nearest !== undefined && { nearest }) });
    expect(first!.allowed).not.toBe('');
    expect(sentenceOf(first!)).toContain(path);
  });

  test('several mistakes in a recipe are reported together', () => {
    const json = { ...(changed('table/f1-4/accept/max', 0) as object), rules: 0, deal: 'all' };
    expect(mistakesOf(json).map(({ path }) => path)).toEqual(['rules', 'table.f1-4.accept.max', 'deal']);
  });
});

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

test('an option may have the value "inTurn", which means no values in turn', () => {
  const limit = { option: 'size', values: { inTurn: 7, other: 8 } };
  const game = dealt({
    ...(changed('table/t1-9/limit', limit) as object),
    options: { ...(nineTowers['options'] as object), size: ['inTurn', 'other'] },
  });
  expect(game.piles.find(({ id }) => id === 't1')?.limit).toBe(7);
});

test('an option cannot have the name of a parameter of addresses, or a name that is too long', () => {
  for (const option of ['seed', 'deck', 'variant', 'game', 'lang', 'theme', 'a'.repeat(31)])
    expect(mistakesOf({ ...nineTowers, options: { ...(nineTowers['options'] as object), [option]: ['a', 'b'] } })).toMatchObject([
      { path: `options.${option}` },
    ]);
});

test('a name must have visible characters, and its length is counted in characters', () => {
  for (const name of ['', ' ', '\u200b\u00a0', '🂡'.repeat(81)])
    expect(mistakesOf({ ...nineTowers, strings: { en: { name } } })).toMatchObject([{ path: 'strings.en.name' }]);
  expect(mistakesOf({ ...nineTowers, strings: { en: { name: '🂡'.repeat(80) } } })).toEqual([]);
});

test('a pyramid whose row begins with another number than one covers its own piles', () => {
  const { piles } = dealt({
    id: 'shifted',
    table: { 't5-7': { at: [0, 0.5], pyramid: 2, take: 'top' }, stock: { at: [5, 0] } },
    deal: [{ to: 't5-7' }, { to: 'stock', rest: true }],
  });
  expect(piles[0]).toMatchObject({ id: 't5', coveredBy: ['t6', 't7'] });
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

test('numbers that a recipe shows have its own text, or one made from their name', () => {
  const read = fromRecipe(changed('shows', { left: { cards: 'tableau' }, turned: { counter: 'redeals', on: 'stock' } }));
  if (!read.ok) throw new Error(JSON.stringify(read.mistakes));
  expect(read.value.strings['en']!.shows).toEqual({ left: 'Left: {n}', turned: 'Turned: {n}' });
  expect(Object.keys(read.value.shows!)).toEqual(['left', 'turned']);
  expect(describeRules(read.data, 'en').sections.layout).toContain('Shown above the table: “Left: …”.');
  expect(describeRules(read.data, 'de').sections.layout).toContain('Auf dem Platz „Talon“ steht: „Turned: …“.');
  expect(toRecipe(read.data)).toMatchObject({ ok: true, recipe: { shows: { left: { cards: 'tableau' } } } });
});

test('a shown number at an unknown pile is refused, and the most similar name is suggested', () => {
  const read = fromRecipe(changed('shows', { left: { counter: 'redeals', on: 'stok' } }));
  expect(read.ok ? [] : read.mistakes).toMatchObject([{ path: 'shows.left.on', nearest: 'stock' }]);
});

import { say } from '@patience/core';
import { describe, expect, test } from 'vitest';
import { fromRecipe } from './from-recipe.js';
import type { Json } from './json.js';
import { printable, type Mistake } from './mistake.js';
import { problemOf } from './problem.js';
import { sentenceOf } from './sentence.js';
import { changed, mistakesOf, nineTowers } from './testing.js';

describe('a mistake in a recipe is reported with its path, the value there and the allowed values', () => {
  const cases: readonly [string, Json, Mistake][] = [
    [
      'a misspelt suit',
      changed('table/t1-9/accept/on', 'down alternat'),
      { path: 'table.t1-9.accept.on', found: '"down alternat"', nearest: 'down alternate', allowed: '' },
    ],
    ['a misspelt field', changed('tabel', {}), { path: 'tabel', found: '"tabel"', nearest: 'table', allowed: '' }],
    ['a wrong number', changed('table/f1-4/accept/max', 0), { path: 'table.f1-4.accept.max', found: '0', allowed: '' }],
    [
      'a misspelt role of a base card',
      changed('table/f1-4/accept/empty', { like: 'foundations', first: ['reserv'] }),
      { path: 'table.f1-4.accept.empty.first.0', found: '"reserv"', nearest: 'reserve', allowed: '' },
    ],
    ['a missing field', changed('deal', null), { path: 'deal', allowed: '' }],
    [
      'an object where a link is written as text',
      changed('links/down', { rank: 2, suit: 'any' }),
      { path: 'links.down', found: '{"rank":2,"suit":"any"}', allowed: 'a link such as "down alternate"' },
    ],
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
      { path: 'table.t1-9.pyramid', allowed: '' },
    ],
    ['a row that counts down', changed('table/t9-1', { at: [0, 1] }), { path: 'table.t9-1', allowed: '' }],
    ['a pile of two rows', changed('table/t9-10', { at: [0, 1] }), { path: 'table.t9-10', allowed: '' }],
    ['two rows of one name', changed('table/c1-2/as', 't1-9'), { path: 'table.t1-9', allowed: '' }],
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
    [
      'a win by a pile that there is not',
      changed('status', { count: { t12: 3 } }),
      { path: 'status.count.t12', found: '"t12"', allowed: '' },
    ],
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
      { path: 'actions.turn', allowed: '' },
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

test('a shown number at an unknown pile is refused, and the most similar name is suggested', () => {
  const read = fromRecipe(changed('shows', { left: { counter: 'redeals', on: 'stok' } }));
  expect(read.ok ? [] : read.mistakes).toMatchObject([{ path: 'shows.left.on', nearest: 'stock' }]);
});

/** Recipes with one mistake, and the whole sentence that an author reads in the terminal. */
const SENTENCES: readonly (readonly [what: string, json: unknown, sentence: string])[] = [
  ['no JSON', '[1', 'The recipe: cannot be read: '],
  ['a list', [], 'The recipe is []; allowed: an object with "id", "table", "deal".'],
  ['a missing field', changed('id', null), 'id is missing; allowed: lower-case words joined by hyphens, such as "my-game".'],
  ['a missing list', changed('deal', null), 'deal is missing; allowed: a list of steps such as { "to": "stock", "rest": true }.'],
  [
    'a misspelt field',
    changed('actions/turn', { turn: 1, too: 'f1' }),
    'actions.turn.too is not known here; allowed: "turn", "to". Did you mean "to"?',
  ],
  [
    'a misspelt word',
    changed('deal/0/face', 'dwn'),
    'deal.0.face is "dwn"; allowed: "up", "down"; or a choice by "option". Did you mean "down"?',
  ],
  [
    'a misspelt link',
    changed('table/t1-9/take/run', 'dwon'),
    'table.t1-9.take.run is "dwon"; allowed: a link such as "down alternate", or "down". Did you mean "down"?',
  ],
  [
    'a misspelt pile',
    changed('deal/2/to', 'stok'),
    'deal.2.to is "stok"; allowed: a pile, a role or a row on the table: "stock", "waste", "c1-2", "f1-4", "t1-9". Did you mean "stock"?',
  ],
  [
    'a text where an object is needed',
    changed('table/t1-9/take', 'run'),
    'table.t1-9.take is "run"; allowed: false; or "top", "all", "any"; or an object with "run"; or an object with "while", "else"; or a choice by "option".',
  ],
  [
    'a place far away',
    changed('table/t1-9/at', [0, 1e9]),
    'table.t1-9.at is [0,1000000000]; allowed: two numbers from -20 to 60: across and down; or a list of places; or an object',
  ],
  [
    'a name that turns the text after it',
    changed('strings/en/name', 'x\u202ey'),
    'strings.en.name is "x\ufffdy"; allowed: a name of 1 to 80 characters without control characters.',
  ],
  ['a field that turns the text after it', changed('x\u202ey', 1), 'x\ufffdy is not known here; allowed: "$schema", "$comment", "id"'],
  [
    'a name with marks over other lines',
    changed('strings/en/name', 'Z' + '\u0301'.repeat(90)),
    'strings.en.name is "Z\u0301\u0301\ufffd\ufffd',
  ],
  ['a number out of range', changed('pair', { sum: 40 }), 'pair.sum is 40; allowed: a whole number from 2 to 26.'],
  [
    'a value that the option does not have',
    changed('actions/turn/turn', { option: 'draw', values: { 2: 1 } }),
    'actions.turn.turn.values.2 is "2"; allowed: "1", "3".',
  ],
  ['cards that are not dealt', changed('deal', [{ to: 't1-9' }]), 'deal: must deal every card, but 43 of 52 are left on the pack.'],
  ['a base without its field', changed('table/t1-9/accept/empty', 'base'), 'table: says "base" in "empty" without a field "base".'],
  [
    'two places for four piles',
    changed('table/f1-4/at', [
      [0, 0],
      [1, 0],
    ]),
    'table.f1-4.at: no place for f3.',
  ],
  ['a pile of two rows', changed('table/t9-10', { at: [0, 1] }), 'table.t9-10: t9 is in two rows.'],
  [
    'a suit by its name',
    changed('deck/suits', ['hearts']),
    'deck.suits.0 is "hearts"; allowed: "C" (clubs), "D" (diamonds), "H" (hearts) or "S" (spades); or an object with "suit", "colour", "outline".',
  ],
  [
    'a name of a link with a hyphen',
    changed('links', { 'up-2': 'up any' }),
    'links.up-2 is not known here; allowed: a word of letters and digits',
  ],
  ['a fan that there is not', changed('table/t1-9/fan', 'up'), 'table.t1-9.fan is "up"; allowed: "down", "right", "left"; or false'],
  [
    'an order of moves that there is not',
    changed('rank', 'best'),
    'rank is "best"; allowed: "homeFirst", "cellsLast", "reserveLast", "runsFirst", "uncoveringFirst", "longestFirst"; or a list of kinds of moves, the best first, each an object with',
  ],
  [
    'a row beyond the table',
    changed('deal/0/to', 't1-10'),
    'deal.0.to is "t1-10"; allowed: a pile, a role or a row on the table: "stock", "waste", "c1-2", "f1-4", "t1-9". Did you mean "t1-9"?',
  ],
  [
    'rows for fewer piles than the step has',
    changed('deal/0/rows', '1..7'),
    'deal.0.rows is "1..7"; allowed: one number for all piles; or a list of 8 numbers, one for each pile; or such as "1..8".',
  ],
  [
    'rows for more piles than the step has',
    changed('deal/0/rows', [1, 2, 3, 4, 5, 6, 7, 8, 9]),
    'deal.0.rows is [1,2,3,4,5,6,7,8,9]; allowed: one number for all piles; or a list of 8 numbers, one for each pile; or such as "1..8".',
  ],
  [
    'rows under an option for fewer piles than there are with it',
    changed('deal/0/rows', { option: 'draw', values: { 1: '1..8', 3: '8..2' } }),
    'deal.0.rows.values.3 is "8..2"; allowed: one number for all piles; or a list of 8 numbers, one for each pile',
  ],
  [
    'cards face down for another number of piles',
    changed('deal/0/down', [0, 1]),
    'deal.0.down is [0,1]; allowed: a list of 8 numbers, one for each pile.',
  ],
  [
    'a step for one pile that names several',
    changed('deal/1/to', 't8-9'),
    'deal.1.to is "t8-9"; allowed: one pile; "rows" and "packets" deal to several.',
  ],
  [
    'a count larger than its row',
    changed('table/c1-2/count', 3),
    'table.c1-2.count is 3; allowed: a whole number from 0 to 2, as the row has so many piles.',
  ],
  [
    'a count under an option larger than its row',
    changed('table/c1-2/count', { option: 'draw', values: { 1: 2, 3: 5 } }),
    'table.c1-2.count.values.3 is 5; allowed: a whole number from 0 to 2, as the row has so many piles.',
  ],
  [
    'a count that is an option with a value larger than the row',
    changed('options/cells', [2, 9]),
    'table.c1-2.count.option is 9; allowed: a whole number from 0 to 2, as the row has so many piles.',
  ],
  ['an unknown recipe', { extends: 'klondik' }, 'extends is "klondik"; allowed: a recipe.'],
];

describe('a sentence names path, value, allowed values and the nearest word', () => {
  test.each(SENTENCES)('the sentence for %s is complete', (_, json, sentence) => {
    const [first] = mistakesOf(json);
    expect(sentenceOf(first!).startsWith(sentence) && sentenceOf(first!)).toMatch(/\.$|\?$/);
  });

  test.each(['de', 'en'])('the page has a sentence for each kind of mistake, without “undefined”: %s', (locale) => {
    for (const [, json] of SENTENCES) {
      const mistake = mistakesOf(json)[0]!;
      const sentence = say(problemOf(mistake, 'x.json'), locale);
      for (const part of ['x.json', printable(mistake.path), mistake.nearest ?? mistake.allowed]) expect(sentence).toContain(part);
      expect(sentence).not.toContain('undefined');
    }
  });

  test('a sentence names at most a thousand characters of allowed words', () => {
    const options = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`o${i}`, [1, 2]]));
    for (const mistake of mistakesOf(changed('options', options))) expect(sentenceOf(mistake).length).toBeLessThan(1500);
  });
});

test('rows may be listed for all piles of a row of which an option leaves some out', () => {
  const table = { ...(nineTowers.table as object), 't1-9': { at: [0, 1], count: { option: 'columns' } } };
  const options = { ...(nineTowers.options as object), columns: [9, 8] };
  const dealing = (rows: Json): Json => ({
    ...nineTowers,
    table,
    options,
    deal: [
      { to: 'tableau', rows },
      { to: 'stock', rest: true },
    ],
  });
  expect(mistakesOf(dealing('1..9'))).toEqual([]);
  expect(mistakesOf(dealing({ option: 'columns', values: { 9: '1..9', 8: '1..8' } }))).toEqual([]);
  expect(mistakesOf(dealing('1..8'))).toMatchObject([{ path: 'deal.0.rows', found: '"1..8"' }]);
});

test('the name of a link has letters and digits', () => {
  const links = { ...(nineTowers['links'] as object), up2: '2 same' };
  expect(
    mistakesOf({ ...nineTowers, links, table: { ...(nineTowers.table as object), 'c1-2': { at: [2.5, 0], accept: { on: 'up2' } } } }),
  ).toEqual([]);
});

test('a deal that needs more cards than the deck has says so', () => {
  expect(
    mistakesOf(
      changed('deal', [
        { to: 't1-9', rows: 7 },
        { to: 'stock', rest: true },
      ]),
    ).map(({ allowed }) => allowed),
  ).toEqual(['the steps deal more cards than the deck has: t8 is to get 1 when 0 are left; deal fewer cards, or raise deck.copies']);
});

test('the path of an over-long unknown name is shortened', () => {
  const [mistake] = mistakesOf(changed('strings', { [`x${'y'.repeat(180_000)}`]: {} }));
  expect(JSON.stringify(mistake).length).toBeLessThan(500);
});

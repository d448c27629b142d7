import { describe, expect, test } from 'vitest';
import { formatMove } from '../moves/notation.js';
import { columns } from '../shared/tables.js';
import { layOut } from '../testing/lay-out.js';
import { mini } from '../testing/mini.js';
import { listed } from '../testing/walk.js';
import type { Variant } from '../variant.js';
import { complete } from './complete.js';
import type { TableData } from './grammar.js';

const game = (table: TableData, more: Partial<Variant> = {}): Variant => ({
  ...mini(
    columns(1, () => ({ at: [0, 0] }), {}),
    {},
  ),
  table,
  deal: [{ to: 'tableau', all: true }],
  ...more,
});
const pilesOf = (variant: Variant) => complete(variant).table({}, []);

describe('values that piles of a row get in turn', () => {
  test('values in turn go to the piles of a row one by one and begin again', () => {
    const piles = pilesOf(
      game({
        'f1-5': { at: [0, 0], group: { inTurn: ['odd', 'even'] }, accept: { empty: { inTurn: ['A', 'K'] }, on: '2 same' } },
      }),
    );
    expect(piles.map(({ group }) => group)).toEqual(['odd', 'even', 'odd', 'even', 'odd']);
    expect(piles.map(({ accept }) => accept)).toEqual([1, 13, 1, 13, 1].map((empty) => ({ empty, on: { step: 2, suit: 'same' } })));
  });

  test('values in turn may be building rules, or false for a pile without the rule', () => {
    const piles = pilesOf(
      game({ 't1-2': { at: [0, 0], group: { inTurn: [false, 'last'] }, accept: { on: { inTurn: ['1 any', 'down same'] } } } }),
    );
    expect(piles.map(({ accept }) => accept)).toEqual([{ on: { step: 1, suit: 'any' } }, { on: { step: -1, suit: 'same' } }]);
    expect(piles.map((pile) => 'group' in pile)).toEqual([false, true]);
  });
});

describe('the default groups of a row', () => {
  const groups = (actions: Variant['actions'], table: TableData = {}): readonly (string | undefined)[] =>
    pilesOf(game({ stock: { at: [0, 0] }, t1: { at: [1, 0] }, r1: { at: [2, 0] }, c1: { at: [3, 0] }, ...table }, { actions: actions! }))
      .filter(({ role }) => role !== 'stock')
      .map(({ group }) => group);

  test('columns that an action gathers have no group by default', () => {
    expect(groups({ again: { gather: 3 } })).toEqual([undefined, 'reserve', 'cells']);
    expect(groups({ again: { turn: 1 } })).toEqual(['columns', 'reserve', 'cells']);
  });

  test('piles that get one card each from an action have no group by default', () => {
    expect(groups({ row: { row: 'allowed' } })).toEqual([undefined, 'reserve', 'cells']);
    expect(groups({ row: { row: 'allowed', to: 'reserve' } })).toEqual(['columns', undefined, 'cells']);
    expect(groups({ row: { row: 'allowed' } }, { r1: { at: [2, 0], role: 'tableau' } })).toEqual([undefined, undefined, 'cells']);
  });

  test('piles from which gaps are filled have no group by default', () => {
    const table: TableData = { 't1-2': { at: [0, 0] }, 'r1-3': { at: [2, 0] }, c1: { at: [5, 0] } };
    const groupsWith = (after: NonNullable<Variant['after']>): readonly (string | undefined)[] =>
      pilesOf(game(table, { after })).map(({ group }) => group);
    expect(groupsWith([{ fill: 'tableau', from: 'reserve' }])).toEqual(['columns', 'columns', undefined, undefined, undefined, 'cells']);
    expect(groupsWith([{ fill: 't1', from: ['c1', 'r1-2'] }])).toEqual([
      'columns',
      'columns t2',
      undefined,
      undefined,
      'reserve',
      undefined,
    ]);
    expect(groupsWith(['removeCompleteSequences'])).toEqual(['columns', 'columns', 'reserve', 'reserve', 'reserve', 'cells']);
  });

  test('piles with different rules have different groups by default', () => {
    const rows = (second: object): readonly (string | undefined)[] =>
      pilesOf(game({ 'f1-2': { at: [0, 0] }, 'f3-4': { at: [2, 0], ...second } })).map(({ group }) => group);
    expect(rows({})).toEqual(['foundations', 'foundations', 'foundations', 'foundations']);
    expect(rows({ accept: { empty: 'K', on: 'down same' } })).toEqual(['foundations', 'foundations', 'foundations f3', 'foundations f3']);
    expect(rows({ limit: { inTurn: [3, 4] } })).toEqual(['foundations', 'foundations', 'foundations f3', 'foundations f4']);
    expect(rows({ group: 'own' })).toEqual(['foundations', 'foundations', 'own', 'own']);
  });

  test('a move to an empty foundation with rules of its own is listed', () => {
    const table: TableData = {
      'f1-2': { at: [0, 0] },
      'f3-4': { at: [2, 0], accept: { empty: 'K', on: 'down same' } },
      't1-2': { at: [0, 1], take: 'top' },
    };
    const laid = layOut(game(table), { t1: 'AC', t2: 'KH' });
    expect(listed(laid.table).map((move) => formatMove(laid.table, move))).toEqual(['t1>f1', 't2>f3']);
  });

  test('a base rank is shared by all foundations, although some of them have other rules', () => {
    const accept = { empty: { like: 'foundations' }, on: 'up same wrap', max: 1 } as const;
    const rows = { 'f1-2': { at: [0, 0], accept }, 'f3-4': { at: [2, 0], accept, limit: 5 } } as const;
    expect(pilesOf(game(rows)).map(({ group }) => group)).toEqual(Array(4).fill('foundations'));
  });

  test('piles that a rule names without the others of their row have different groups by default', () => {
    const columns = (rules: Partial<Variant>, accept: object = {}): readonly (string | undefined)[] =>
      pilesOf(game({ 't1-3': { at: [0, 0] }, waste: { at: [3, 0], ...accept } }, rules))
        .filter(({ role }) => role === 'tableau')
        .map(({ group }) => group);
    const apart = ['columns', 'columns', 'columns t3'];
    expect(columns({ status: { empty: 't1-2' } })).toEqual(apart);
    expect(columns({ status: { count: { 't1-2': 4 } } })).toEqual(apart);
    expect(columns({ actions: { turn: { turn: 1, to: 't3' } } })).toEqual(apart);
    expect(columns({}, { coveredBy: ['t3'] })).toEqual(apart);
    expect(columns({}, { accept: { while: { empty: 't3' }, else: 'later', empty: 'any' } })).toEqual(apart);
    expect(columns({ status: { empty: 't1-3' }, after: [{ fill: 't1-3', from: 'waste' }] })).toEqual(['columns', 'columns', 'columns']);
  });

  test('a group that a row names stays, although an action deals to its piles in order', () => {
    expect(groups({ again: { gather: 3 } }, { t1: { at: [1, 0], group: 'last' } })).toEqual(['last', 'reserve', 'cells']);
  });
});

describe('pyramids', () => {
  test('each pile of a pyramid covers two piles of the next row, and has no group by default', () => {
    const piles = pilesOf(game({ 't1-6': { pyramid: 3, at: [1, 0.5], fan: false } }));
    expect(piles.some(({ group }) => group !== undefined)).toBe(false);
    expect(piles.map(({ at }) => at)).toEqual([
      [1, 0],
      [0.5, 0.5],
      [1.5, 0.5],
      [0, 1],
      [1, 1],
      [2, 1],
    ]);
    expect(piles.map(({ coveredBy }) => coveredBy)).toEqual([['t2', 't3'], ['t4', 't5'], ['t5', 't6'], undefined, undefined, undefined]);
  });

  test('pyramids side by side share the corner piles of their lowest rows', () => {
    const piles = pilesOf(game({ 't1-11': { pyramid: 3, peaks: 2, at: [0.8, 0.5], fan: false } }));
    expect(piles.map(({ at: [x] }) => Math.round(x / 0.4))).toEqual([2, 6, 1, 3, 5, 7, 0, 2, 4, 6, 8]);
    expect(piles.map(({ coveredBy = [] }) => coveredBy.join(' '))).toEqual([
      ...['t3 t4', 't5 t6', 't7 t8', 't8 t9', 't9 t10', 't10 t11'],
      ...['', '', '', '', ''],
    ]);
  });
});

describe('a rule as data for certain cards only', () => {
  const laid = (accept: object) =>
    layOut(complete(game({ 't1-3': { at: [0, 0], take: 'top', accept: { ...accept, else: 'not-here' } } } as TableData)), {
      t1: '8D',
      t2: '9C',
      t3: 'KC',
    });

  test('a rule for one suit accepts this suit and gives its reason for other suits', () => {
    const table = laid({ only: { suit: 'D' }, on: 'down any' });
    expect([table.may('t1>t2'), table.why('t2>t3'), table.why('t1>t3')]).toEqual([true, 'not-here', 'does-not-fit']);
  });

  test('a rule for one rank accepts cards of this rank only', () => {
    const table = laid({ only: { rank: 'K' }, on: 'any' });
    expect([table.may('t3>t1'), table.why('t1>t3')]).toEqual([true, 'not-here']);
  });

  test('a discard pile that takes every card of one rank has no order that belongs to the position', () => {
    const accept = { only: { rank: 'K' }, empty: 'any', on: 'any', else: 'not-here' };
    const rules = game({ t1: { at: [0, 0], take: 'top' }, discard: { at: [1, 0], accept } } as TableData);
    const table = layOut(complete(rules), { t1: 'KC', discard: 'KD' });
    expect([table.table.rules.anyUnordered, table.may('t1>discard')]).toEqual([true, true]);
  });

  test('a rule below a rank accepts cards only on cards of lower ranks', () => {
    const table = laid({ only: { below: 'K' }, on: 'any' });
    expect([table.may('t3>t1'), table.why('t1>t3')]).toEqual([true, 'not-here']);
  });
});

test('a row of the deal lays its face-down cards first, as many as each pile needs', () => {
  const table = { 't1-3': { at: [0, 0] } } as const;
  const dealt = game(table, { deck: { ranks: [1, 2, 3] }, deal: [{ to: 't1-3', rows: 4, down: [0, 1, 3] }] });
  const faces: Record<string, boolean[]> = { t1: [], t2: [], t3: [] };
  const tx = {
    piles: () => Object.keys(faces),
    move: (_from: string, to: string, { face }: { face: string }) => faces[to]!.push(face === 'up'),
  };
  complete(dealt).deal(tx as never, {});
  expect(faces).toEqual({ t1: [true, true, true, true], t2: [false, true, true, true], t3: [false, false, false, true] });
});

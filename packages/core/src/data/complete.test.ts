import { describe, expect, test } from 'vitest';
import { Random } from '../cards/random.js';
import type { Options, Tx } from '../contract.js';
import type { Variant } from '../variant.js';
import { allOptions } from '../game/options.js';
import { deal } from '../game/deal.js';
import { list, MAX_MOVES } from '../moves/legal.js';
import { formatMove } from '../moves/notation.js';
import { dealRow, upOrDownFrom } from '../shared/dealing.js';
import { gather, dealPackets } from '../shared/gather.js';
import { row } from '../shared/row.js';
import { redeal, turnSome } from '../shared/stock.js';
import { positionText } from '../table/perft.js';
import { layOut } from '../testing/lay-out.js';
import { mini } from '../testing/mini.js';
import { sample, type SampleOptions } from '../testing/sample.js';
import { complete } from './complete.js';
import type { DealStep, PileData, Value } from './grammar.js';

/** Returns every table that a random player sees: the cards, the legal moves and the status. */
function story<O extends Options>(variant: Variant<O>, options: O, seed: number): string[] {
  const dealt = deal(variant, { seed, options });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const { table } = dealt.value;
  const random = new Random(seed);
  const room = new Int32Array(MAX_MOVES);
  const seen: string[] = [];
  for (let turn = 0; turn < 60; turn++) {
    const moves = room.slice(0, list(table, room));
    seen.push(
      `${positionText(table)} ${table.status({ elapsedMs: 0, mistakes: 0 })} ${Array.from(moves, (move) => formatMove(table, move)).join()}`,
    );
    if (moves.length === 0) break;
    table.play(moves[random.below(moves.length)]!);
  }
  return seen;
}

/** Expects that two variants are the same patience: deal by deal and move by move, under all options. */
function expectAlike<O extends Options>(data: Variant<O>, functions: Variant<O>): void {
  const made = complete(data);
  for (const options of allOptions(functions))
    for (let seed = 1; seed <= 6; seed++) expect(story(made, options, seed)).toEqual(story(functions, options, seed));
}

test('complete returns a variant that has only functions unchanged', () => {
  expect(complete(sample)).toBe(sample);
  const shown = { ...sample, shows: { one: { value: () => 1 } } };
  expect(complete(shown)).toBe(shown);
  const inData = { ...sample, shows: { turns: { counter: 'redeals' } } };
  expect(complete(inData)).not.toBe(inData);
});

test('complete returns the same object when a variant with rules as data is completed again', () => {
  const data: Variant<SampleOptions> = { ...sample, deck: { ranks: [1, 2, 3] } };
  expect(complete(data)).toBe(complete(data));
  expect(complete(complete(data))).toBe(complete(data));
});

test('deck, table, deal and actions as data play like the functions', () => {
  const down = { step: -1, suit: 'alternate' } as const;
  expectAlike(
    {
      ...sample,
      deck: { ranks: [1, 2, 3, 4, 5, 6] },
      table: [
        { id: 'stock', role: 'stock', at: [0, 0] },
        { id: 'waste', role: 'waste', at: [1, 0], take: 'top' },
        ...row('f', 4, (i) => ({
          role: 'foundation',
          at: [i + 2, 0],
          accept: { empty: 1, on: { step: 1, suit: 'same' }, max: 1 },
          group: 'foundations',
        })),
        ...row('c', 2, (i) => ({ role: 'cell', at: [i + 6, 0], accept: { empty: 'any', max: 1 }, take: 'top', group: 'cells' })).map(
          (pile) => ({
            ...pile,
            accept: { empty: 'any', max: 1 } as const,
            take: 'top' as const,
            present: { option: 'cells', values: { two: true, none: false } },
          }),
        ),
        ...row('t', 4, (i) => ({ role: 'tableau', at: [i, 1], fan: 'down' })).map((pile) => ({
          ...pile,
          accept: { empty: 'any', on: down } as const,
          take: { run: down },
          reveal: true,
        })),
      ] as PileData[],
      deal: [...['t1', 't2', 't3', 't4'].flatMap((to) => [{ to, face: 'down' } as const, { to }]), { to: 'stock', rest: true }],
      actions: { turn: { turn: 1 }, redeal: { redeal: { option: 'redeals' } } },
    },
    sample,
  );
});

describe('three columns, a stock and a waste', () => {
  const piles = [
    { id: 'stock', role: 'stock', at: [0, 0] },
    { id: 'waste', role: 'waste', at: [1, 0], take: 'top' },
    ...row('f', 4, (i) => ({ role: 'foundation', at: [i + 2, 0], accept: { empty: 1, on: { step: 1, suit: 'same' } } })),
    ...row('t', 3, (i) => ({ role: 'tableau', at: [i, 1], accept: { empty: 'any', on: { step: -1, suit: 'any' } }, take: 'top' })),
  ] as const;
  const options = { draw: [1, 3], again: ['unlimited', 1, 0], gaps: ['auto', 'any'] } as const;
  type O = { draw: 1 | 3; again: 'unlimited' | 1 | 0; gaps: 'auto' | 'any' };
  const base = mini([...piles], {}, { deck: () => ({}) }) as unknown as Variant<O>;

  test('numbers and effects that depend on an option as data play like functions', () => {
    const shared = { ...base, options };
    expectAlike<O>(
      {
        ...shared,
        deal: [
          { to: 'tableau', rows: [1, 2, 3] },
          { to: 'stock', rest: true },
        ],
        actions: { turn: { turn: { option: 'draw' } }, redeal: { redeal: { option: 'again' }, order: 'shuffled' } },
        after: [{ option: 'gaps', values: { auto: { fill: 'tableau', from: ['waste', 'stock'] } } }],
        status: { left: 40 },
      },
      {
        ...shared,
        deal(table) {
          for (let line = 0; line < 3; line++)
            for (let column = line + 1; column <= 3; column++) table.move('pack', `t${column}`, { face: 'up' });
          table.move('pack', 'stock', { count: table.count('pack') });
        },
        actions: {
          turn: turnSome(({ draw }) => draw),
          redeal: redeal(({ again }) => (again === 'unlimited' ? Infinity : again), 'shuffled'),
        },
        after(table, { gaps }) {
          if (gaps !== 'auto') return;
          for (const column of ['t1', 't2', 't3']) {
            const source = ['waste', 'stock'].find((pile) => table.count(pile) > 0);
            if (table.count(column) === 0 && source) table.move(source, column, { face: 'up' });
          }
        },
        status: (view) => (['t1', 't2', 't3', 'stock'].reduce((sum, pile) => sum + view.count(pile), 0) === 40 ? 'won' : 'playing'),
      },
    );
  });

  test('the actions "deal a row" and "gather the columns and deal them again" as data play like functions', () => {
    const deals = (table: Tx): void => {
      for (const column of ['t1', 't2', 't3']) for (let n = 0; n < 2; n++) table.move('pack', column, { face: 'up' });
      table.move('pack', 'stock', { count: table.count('pack') });
    };
    const shared = { ...base, options };
    expectAlike<O>(
      {
        ...shared,
        deal: [...['t1', 't2', 't3'].map((to) => ({ to, rows: 2 })), { to: 'stock', rest: true }],
        actions: { deal: { row: 'filled' } },
      },
      { ...shared, deal: deals, actions: { deal: dealRow() } },
    );
    expectAlike<O>(
      { ...shared, deal: [{ to: ['t1', 't2', 't3'], packets: 20 }], actions: { again: { gather: 18, times: 2, shuffle: true } } },
      {
        ...shared,
        deal(table) {
          for (let n = 0; n < 52; n++) table.move('pack', `t${Math.floor(n / 20) + 1}`, { face: 'up' });
        },
        actions: {
          again: {
            on: 'stock',
            when: (view) => view.counter('redeals') < 2 || 'no-redeal',
            run(table) {
              gather(table);
              table.shuffle('stock');
              dealPackets(table, 18);
              table.set('redeals', table.counter('redeals') + 1);
            },
          },
        },
      },
    );
  });

  test('a deal as data that puts cards of one rank at the bottom plays like the function', () => {
    expectAlike<O>(
      { ...base, options, deal: [{ to: 'tableau', beneath: 13 }] },
      {
        ...base,
        options,
        deal(table) {
          for (let n = 0; table.count('pack') > 0; n++) {
            const pile = `t${(n % 3) + 1}`;
            table.move('pack', pile, { face: 'up' });
            if (table.card(pile)!.rank === 13 && table.count(pile) > 1) table.move(pile, pile, { lay: 'bottom' });
          }
        },
      },
    );
  });
});

describe('a base card that the deal turns up', () => {
  const piles = (accept: unknown, columns: unknown): Variant['table'] =>
    [
      ...row('f', 4, (i) => ({ role: 'foundation', at: [i, 0] })).map((pile) => ({ ...pile, accept })),
      ...row('t', 4, (i) => ({ role: 'tableau', at: [i, 1] })).map((pile) => ({ ...pile, accept: columns, take: 'top' })),
    ] as Variant['table'];
  const game = (accept: unknown, columns: unknown, deals: readonly Value<DealStep>[]): Variant => ({
    ...mini([], {}),
    deck: {},
    base: 0,
    table: piles(accept, columns),
    deal: deals,
  });

  test('the base card’s rank opens foundations, and the rank before it fills columns', () => {
    const data = game(
      { empty: 'base', on: { step: 1, suit: 'same', low: 'base' } },
      { empty: 'before base', on: { step: -1, suit: 'alternate', wrap: true } },
      [{ to: 'f1' }, { to: 'tableau', all: true }],
    );
    const dealt = deal(complete(data), { seed: 3 });
    if (!dealt.ok) throw new Error(dealt.error.message);
    const { cards, rules } = dealt.value.table;
    const base = cards[0]!.rank;
    expect(rules.piles[1]!.accept).toEqual({ empty: base, on: { step: 1, suit: 'same', low: base } });
    expect(rules.piles[4]!.accept).toMatchObject({ empty: base === 1 ? 13 : base - 1 });
  });

  test('cards of the base card’s rank go to the foundations while they are dealt', () => {
    const dealt = deal(complete(game(undefined, { empty: 'any' }, [{ to: 'f1' }, { to: 'tableau', bases: 'f1-4' }])), { seed: 5 });
    if (!dealt.ok) throw new Error(dealt.error.message);
    const { view, cards } = dealt.value.table;
    expect(['f1', 'f2', 'f3', 'f4'].map((pile) => view.card(pile)!.rank)).toEqual(Array(4).fill(cards[0]!.rank));
    expect(['t1', 't2', 't3', 't4'].map((pile) => view.count(pile))).toEqual([12, 12, 12, 12]);
  });

  test('the base card’s rank begins foundations that wrap around, up or down', () => {
    const data = complete(game({ upOrDownFrom: 'base' }, { empty: 'any' }, [{ to: 'f1' }, { to: 'tableau', all: true }]));
    const laid = layOut(data, { f1: '5C', t1: '6C', t2: '4C', t3: '6D', t4: '5D' });
    const same = layOut(
      {
        ...data,
        table: (o, pack) =>
          complete(data)
            .table(o, pack)
            .map((pile) => (pile.role === 'foundation' ? { ...pile, accept: upOrDownFrom(5) } : pile)),
      },
      { f1: '5C', t1: '6C', t2: '4C', t3: '6D', t4: '5D' },
    );
    expect(laid.moves().sort()).toEqual(same.moves().sort());
    expect(laid.may('t1>f1') && laid.may('t2>f1')).toBe(true);
  });

  test('a base card that the patience does not have is a ContractError', () => {
    const { base: _, ...without } = game({ empty: 'base' }, { empty: 'any' }, [{ to: 'tableau', all: true }]);
    expect(() => deal(complete(without as Variant))).toThrow(/table.*"base"/);
  });
});

describe('conditions on other piles', () => {
  const game = (accept: unknown, take: unknown = 'top'): Variant =>
    complete({
      ...mini([], {}),
      table: [
        { id: 'stock', role: 'stock', at: [0, 0] },
        { id: 'c1', role: 'cell', at: [1, 0], accept, take },
        { id: 'discard', role: 'discard', at: [2, 0], accept: { higherIn: 't1-3', else: 'none-higher' } },
        ...row('t', 3, (i) => ({ role: 'tableau', at: [i, 1], accept: { empty: 'any' }, take: 'any' })),
      ] as Variant['table'],
      deal: [{ to: 'tableau', all: true }],
    });

  test('a condition as data opens a cell only while the stock is empty', () => {
    const cell = { while: { empty: 'stock' }, else: 'waive-later', empty: 'any', max: 1 };
    expect(layOut(game(cell), { stock: '2C', t1: '5C' }).why('t1>c1')).toBe('waive-later');
    expect(layOut(game(cell), { t1: '6C 5C' }).may('t1>c1')).toBe(true);
    expect(layOut(game(cell), { t1: '6C 5C' }).may('t1>c1*2')).toBe(false);
  });

  test('a condition as data lets a card leave only when a higher card of its suit is on top of another column, aces high', () => {
    const laid = layOut(game({ empty: 'any' }), { t1: '5C', t2: '9C', t3: 'AC' });
    expect([laid.may('t1>discard'), laid.may('t2>discard'), laid.may('t3>discard')]).toEqual([true, true, false]);
    expect(laid.why('t3>discard')).toBe('none-higher');
  });

  test('a card can be lifted only while a condition as data holds', () => {
    const locked = game({ empty: 'any' }, { while: { any: [{ empty: 't1' }, { empty: 't2' }] }, else: 'cellar-locked' });
    expect(layOut(locked, { c1: '5C', t1: '2D', t2: '3D' }).why('c1>t3')).toBe('cellar-locked');
    expect(layOut(locked, { c1: '5C', t1: '2D' }).may('c1>t3')).toBe(true);
  });
});

test('a recipe whose runs may have any cards lets the same cards be lifted as one that allows all face-up cards', () => {
  const variant = complete({ ...mini([], {}), table: [{ id: 't1', role: 'tableau', at: [0, 0], take: { run: 'any' } }] as never });
  expect(variant.table({}, [])).toMatchObject([{ take: 'any' }]);
});

test('a choice by an option that the patience does not have is a ContractError', () => {
  const data = { ...sample, deck: { copies: { option: 'packs' } } } as unknown as Variant<SampleOptions>;
  expect(() => deal(complete(data))).toThrow(/sample.*deck.*"packs"/);
});

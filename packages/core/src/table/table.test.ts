import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Tx } from '../contract.js';
import { positionText } from './perft.js';
import { Positions } from './positions.js';
import { Random } from '../cards/random.js';
import { Table } from './table.js';
import { actionMove, cardsMove } from '../moves/move.js';
import { mini } from '../testing/mini.js';
import { dealt, doing, threePiles } from '../testing/small-table.js';
import { sample } from '../testing/sample.js';
import { snapshot } from '../testing/walk.js';

describe('the four steps', () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('move' as const),
      from: fc.nat(2),
      to: fc.nat(2),
      count: fc.nat(8),
      face: fc.constantFrom('up', 'down', undefined),
      turn: fc.boolean(),
      take: fc.constantFrom('bottom', undefined),
      lay: fc.constantFrom('bottom', undefined),
    }),
    fc.record({ kind: fc.constant('flip' as const), pile: fc.nat(2) }),
    fc.record({ kind: fc.constant('shuffle' as const), pile: fc.nat(2) }),
    fc.record({ kind: fc.constant('set' as const), name: fc.constantFrom('x', 'y', 'points'), value: fc.nat(3) }),
  );
  type Steps = typeof step extends fc.Arbitrary<infer S> ? S[] : never;

  const take = (table: Tx, steps: Steps): void => {
    const ids = table.piles();
    for (const s of steps) {
      if (s.kind === 'move') {
        const [from, to] = [ids[s.from]!, ids[s.to]!];
        if (from !== to || s.take !== s.lay)
          table.move(from, to, {
            count: Math.min(s.count, table.count(from)),
            turn: s.turn,
            ...(s.face && { face: s.face as 'up' }),
            ...(s.take && { take: s.take }),
            ...(s.lay && { lay: s.lay }),
          });
      } else if (s.kind === 'flip') {
        if (table.count(ids[s.pile]!) > 0) table.flip(ids[s.pile]!);
      } else if (s.kind === 'shuffle') table.shuffle(ids[s.pile]!);
      else table.set(s.name, s.value);
    }
  };

  test('undoing and repeating any steps restores the same table and key', () =>
    fc.assert(
      fc.property(fc.array(fc.array(step, { maxLength: 12 }), { maxLength: 6 }), (gestures) => {
        let steps: Steps = [];
        const table = dealt(doing((tx) => take(tx, steps), { records: ['points'] }));
        const snaps = [snapshot(table)];
        for (steps of gestures) {
          table.play(actionMove(0));
          snaps.push(snapshot(table));
        }
        const last = snapshot(table);
        for (let i = gestures.length - 1; i >= 0; i--) {
          table.undo();
          expect(snapshot(table)).toBe(snaps[i]);
        }
        for (steps of gestures) table.play(actionMove(0));
        expect(snapshot(table)).toBe(last);
      }),
    ));

  test('a table restores any kept position and continues from it', () =>
    fc.assert(
      fc.property(fc.array(fc.array(step, { maxLength: 12 }), { minLength: 1, maxLength: 6 }), fc.array(fc.nat(5)), (gestures, visits) => {
        let steps: Steps = [];
        const table = dealt(doing((tx) => take(tx, steps), { records: ['points'] }));
        const positions = new Positions(table, gestures.length);
        const all = (): string => `${snapshot(table)} ${[...table.hash1, ...table.hash2, ...table.top].join()}`;
        const met = gestures.map((gesture, place) => {
          table.keep(positions, place);
          const before = all();
          steps = gesture;
          table.play(actionMove(0));
          return { before, gesture, after: all() };
        });
        for (const visit of visits) {
          const place = visit % met.length;
          table.goTo(positions, place);
          expect(all()).toBe(met[place]!.before);
          expect(table.depth).toBe(0);
          steps = met[place]!.gesture;
          table.play(actionMove(0));
          expect(all()).toBe(met[place]!.after);
          table.undo();
          expect(all()).toBe(met[place]!.before);
        }
      }),
    ));

  test('equal positions have equal keys, however they were reached', () =>
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), fc.array(step, { maxLength: 12 }), (one, two) => {
        const tables = [one, two].map((steps) => {
          const table = dealt(doing((tx) => take(tx, steps), { records: ['points'] }));
          table.play(actionMove(0));
          return table;
        });
        const [a, b] = tables.map((table) => snapshotOfPlaces(table));
        if (a === b) expect(tables[0]!.key).toEqual(tables[1]!.key);
        else expect(tables[0]!.key.join()).not.toBe(tables[1]!.key.join());
      }),
    ));

  test('turning a pile over reverses it and turns every card', () => {
    const table = dealt(doing((tx) => tx.move('a', 'b', { count: 3, face: 'down', turn: true })));
    const before = ['a', 'b'].map((id) =>
      Array.from({ length: table.view.count(id) }, (_, depth) => table.idAt(table.rules.index.get(id)!, depth)),
    );
    table.play(actionMove(0));
    const b = table.rules.index.get('b')!;
    expect(Array.from({ length: 5 }, (_, depth) => table.idAt(b, depth))).toEqual([...before[0]!.reverse(), ...before[1]!]);
    expect([0, 1, 2, 3].map((depth) => table.view.card('b', depth) === null)).toEqual([true, true, true, false]);
  });

  test('a shuffle continues the random stream of the deal, and undo rewinds the stream', () => {
    const table = dealt(doing((tx) => tx.shuffle('c')));
    table.play(actionMove(0));
    const once = snapshot(table);
    table.play(actionMove(0));
    const twice = snapshot(table);
    expect(twice).not.toBe(once);
    table.undo();
    table.undo();
    table.play(actionMove(0));
    expect(snapshot(table)).toBe(once);
    table.play(actionMove(0));
    expect(snapshot(table)).toBe(twice);
  });

  test('the recorder receives each step, undo included', () => {
    const table = dealt(
      doing((tx) => {
        tx.move('a', 'b', { face: 'down' });
        tx.flip('b');
        tx.set('x', 1);
      }),
    );
    table.recorder = [];
    table.play(actionMove(0));
    table.undo();
    expect(table.recorder).toEqual([
      { type: 'move', from: 'a', to: 'b', cards: [2], face: 'down' },
      { type: 'flip', pile: 'b', card: 2, face: 'up' },
      { type: 'set', counter: 'x', value: 1 },
      { type: 'set', counter: 'x', value: 0 },
      { type: 'flip', pile: 'b', card: 2, face: 'down' },
      { type: 'move', from: 'b', to: 'a', cards: [2] },
    ]);
  });

  test('the table calls `looked` for each card that rules read and each pile that they change', () => {
    const heard: string[] = [];
    const table = dealt(
      doing((tx) => {
        tx.count('a');
        tx.card('a');
        tx.card('b', 2);
        tx.run('c');
        tx.move('a', 'c');
        tx.flip('b');
        tx.shuffle('c');
      }),
    );
    table.looked = (pile, depth) => heard.push(`${table.rules.ids[pile]} ${depth}`);
    table.play(actionMove(0));
    expect(heard).toEqual(['a -1', 'a 0', 'b 2', 'c Infinity', 'a Infinity', 'b Infinity', 'c Infinity']);
  });
});

test('a move of several steps is undone as one', () => {
  const table = dealt(doing(() => undefined));
  const before = snapshot(table);
  table.open();
  table.moveCards(0, 2, 3, 0, true);
  table.moveCards(1, 0, 1, -1, false);
  table.moveCards(2, 1, 2, 1, true);
  table.setCounter('x', 2);
  expect(table.depth).toBe(1);
  table.undo();
  expect(snapshot(table)).toBe(before);
  expect(table.depth).toBe(0);
});

describe('keys', () => {
  const groups = threePiles.map((pile) => ({ ...pile, group: 'same' }));
  const swapped = (group: boolean): [string, string] => {
    const table = dealt(mini(group ? groups : threePiles, { a: 1, b: 1 }, { deck: () => ({ suits: ['S'], ranks: [1, 2, 3] }) }));
    const before = table.key.join();
    table.moveCards(0, 2, 1, -1, false);
    table.moveCards(1, 0, 1, -1, false);
    table.moveCards(2, 1, 1, -1, false);
    return [before, table.key.join()];
  };

  test('exchanging piles of one group keeps the key, exchanging others does not', () => {
    const [a, b] = swapped(true);
    expect(a).toBe(b);
    const [c, d] = swapped(false);
    expect(c).not.toBe(d);
  });

  test('a counter of 0 and a missing counter are the same, and records are no part of a position', () => {
    const table = dealt(doing(() => undefined, { records: ['points'] }));
    const before = table.key.join();
    table.setCounter('points', 5);
    table.setCounter('x', 0);
    expect(table.key.join()).toBe(before);
    table.setCounter('x', 1);
    expect(table.key.join()).not.toBe(before);
    table.setCounter('x', 0);
    expect(table.key.join()).toBe(before);
    expect(table.counters()).toEqual({ points: 5 });
  });
});

test('a copy of a table is independent', () => {
  const table = dealt(sample, 9);
  const copy = new Table(table.variant, table.options, table);
  expect(snapshot(copy)).toBe(snapshot(table));
  copy.play(actionMove(0));
  expect(snapshot(copy)).not.toBe(snapshot(table));
  table.play(actionMove(0));
  expect(snapshot(copy)).toBe(snapshot(table));
});

test('an imagined table has the same visible cards and other hidden cards', () => {
  const table = dealt(sample, 9);
  const other = table.imagine(new Random(5));
  const seen = (t: Table): string =>
    t.view
      .piles()
      .map((id) => Array.from({ length: t.view.count(id) }, (_, d) => JSON.stringify(t.view.card(id, d))).join())
      .join('|');
  expect(seen(other)).toBe(seen(table));
  expect(positionText(other)).not.toBe(positionText(table));
  expect([...other.face].sort()).toEqual([...table.face].sort());
  expect([...other.key], 'another position').not.toEqual([...table.key]);
});

test.each([
  ['data alone', {}, true],
  ['an accept function', { accept: () => true }, false],
  ['a take function', { take: () => 1 }, false],
  ['a limit', { limit: 2 }, false],
] as const)('rules with %s: %j are readable from the compiled tables: %s', (_name, more, readable) => {
  const [a, b, c] = threePiles;
  expect(dealt(mini([a, b, { ...c, ...more }], { a: 3, b: 2 })).rules.readable).toBe(readable);
});

test('cards keep their order when they move, and a new table has nothing to undo', () => {
  const table = dealt(mini(threePiles, { a: 2 }));
  const [low, high] = [table.idAt(0, 1), table.idAt(0, 0)];
  table.moveCards(0, 1, 2, -1, false);
  expect([table.idAt(1, 1), table.idAt(1, 0)]).toEqual([low, high]);
  expect(() => dealt(mini(threePiles, {})).undo()).toThrow(RangeError);
  expect(cardsMove(0, 1, 1)).not.toBe(cardsMove(1, 0, 1));
});

/** Returns the place and face of every card, and the counters that belong to a position. */
function snapshotOfPlaces(table: Table): string {
  const { points: _points, ...counters } = table.counters();
  return table.rules.ids
    .map(
      (id, pile) =>
        `${id}:${Array.from({ length: table.len[pile]! }, (_, d) => `${table.face[table.idAt(pile, d)]!}${table.up[table.idAt(pile, d)] ? 'u' : 'd'}`).join()}`,
    )
    .concat(JSON.stringify(Object.entries(counters).sort()))
    .join(' ');
}

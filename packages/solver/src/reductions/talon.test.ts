import { allOptions, type Options, type Variant } from '@patience/core';
import { deal, list, MAX_MOVES, Random, Table } from '@patience/core/internals';
import { describe, expect, test } from 'vitest';
import { DepthFirst } from '../engines/depth-first.js';
import { Path } from '../engines/path.js';
import { Talon } from './talon.js';
import { exhaustive } from '../testing/exhaustive.js';
import { onTheWay } from '../testing/positions.js';
import { turning, type TurningOptions } from '../testing/turning.js';
import { Traits } from '../rules/traits.js';

function dealt(options: Partial<TurningOptions>, seed = 1): Table<Options> {
  const result = deal(turning as unknown as Variant, { seed, options });
  if (!result.ok) throw new Error(result.error.message);
  return result.value.table;
}

/** Number of deals of which many positions are compared. */
const SEEDS = 30;

const talonOf = (table: Table<Options>): Talon | undefined => Talon.of(table, Traits.of(table));

/** Returns a path of a search that treats stock and waste as one set of cards, where the rules allow it. */
function turningPath(table: Table<Options>): Path {
  const talon = talonOf(table);
  return new Path(table, { source: talon, keyReducers: talon ? [talon] : [], helpers: { talon } });
}

test.each(['action', 'after', 'shuffle'] as const)(
  'the talon does not apply where actions depend on more than numbers of cards: %s',
  (looks) => {
    expect(talonOf(dealt({ draw: 1, redeals: 'unlimited', looks }))).toBeUndefined();
  },
);

describe.each(allOptions(turning).filter(({ looks }) => looks === 'nobody'))('draw $draw, $redeals redeals', (options) => {
  test('a talon move leads to the same position as the moves it stands for', () => {
    const out = new Int32Array(MAX_MOVES);
    for (let seed = 0; seed < 6; seed++) {
      const table = dealt(options, seed);
      const path = turningPath(table);
      const plain = new Table(table.variant, table.options, table);
      const legal = new Int32Array(MAX_MOVES);
      const random = new Random(seed);
      for (let count = path.list(out); count > 0 && table.depth < 60; count = path.list(out)) {
        const move = out[random.below(count)]!;
        const copy = new Table(table.variant, table.options, table);
        const twin = turningPath(copy);
        twin.record = [];
        twin.step(move);
        for (const each of twin.record) {
          expect([...legal.subarray(0, list(plain, legal))]).toContain(each);
          plain.play(each);
        }
        path.step(move);
        expect([...table.key]).toEqual([...plain.key]);
        expect(table.counters()).toEqual(plain.counters());
      }
      path.back(0);
      expect([...table.key]).toEqual([...dealt(options, seed).key]);
    }
  });

  test('the reach of a talon is what its actions lead to, and it includes the reach of each of these', () => {
    const table = dealt(options);
    const talon = talonOf(table)!;
    const before = { lo: -1, hi: -1 };
    for (let turns = 0; turns < 20; turns++) {
      talon.reduce(Int32Array.from(table.key));
      const { lo, hi } = talon;
      // Turn on from this state, up to a repetition or an end.
      const there = new Table(table.variant, table.options, table);
      const wastes = new Set<number>();
      for (let i = 0; i < 20; i++) {
        wastes.add(there.len[talon.waste]!);
        const action = actionOf(there);
        if (action === undefined) break;
        there.play(action);
      }
      expect([...Array(64).keys()].filter((waste) => (waste < 32 ? lo : hi) & (1 << (waste & 31)))).toEqual(
        [...wastes].sort((a, b) => a - b),
      );
      expect([lo & ~before.lo, hi & ~before.hi]).toEqual([0, 0]);
      [before.lo, before.hi] = [lo, hi];
      const action = actionOf(table);
      if (action === undefined) break;
      table.play(action);
    }
    expect(talon.nested).toBe(options.redeals !== 1 && !talon.free);
  });

  test('a search that tries each available talon card once finds every line', () => {
    let [won, lost] = [0, 0];
    for (let seed = 0; seed < SEEDS; seed++)
      for (const position of onTheWay(dealt(options, seed), seed, 8)) {
        if (position.status() !== 'playing') continue;
        const truth = exhaustive(position, 20_000);
        if (truth === undefined) continue;
        const talon = talonOf(position);
        if (!talon) continue;
        const copy = new Table(position.variant, position.options, position);
        const engine = new DepthFirst(turningPath(copy), Traits.of(copy), { bytes: 2 ** 22 });
        expect(`seed ${seed}, ${position.depth}: ${engine.run(Infinity)}`).toBe(
          `seed ${seed}, ${position.depth}: ${truth ? 'solved' : 'dry'}`,
        );
        if (truth) won++;
        else lost++;
      }
    expect(won + lost).toBeGreaterThan(30);
  });

  test('talon positions are merged exactly when actions lead from each to the other', () => {
    const table = dealt(options);
    const talon = talonOf(table)!;
    const key = (): number[] => {
      const adjusted = Int32Array.from(table.key);
      talon.reduce(adjusted);
      return [...adjusted];
    };
    const lies = [key()];
    const start = new Table(table.variant, table.options, table);
    for (let turns = 0; turns < 20; turns++) {
      const action = actionOf(table);
      if (action === undefined) break;
      table.play(action);
      lies.push(key());
    }
    const names = new Set(lies.map(String));
    // With draw 1 each of the seven cards is available at any time; otherwise some only on the way.
    if (options.redeals === 'unlimited') expect(names.size).toBe(1);
    else expect(names.size).toBe(lies.length);
    expect(talonOf(start)!.free).toBe(options.redeals === 'unlimited' && options.draw === 1);
    expect(talonOf(start)!.once).toBe(options.redeals === 0);
    expect(talonOf(start)!.limited).toBe(options.redeals !== 'unlimited');
  });
});

/** Returns the action that turns cards, or turns the waste over. */
const actionOf = (table: Table<Options>): number | undefined =>
  [0, 1].map((i) => i | (1 << 28)).find((move) => [...moves(table)].includes(move));

function moves(table: Table<Options>): Int32Array {
  const out = new Int32Array(MAX_MOVES);
  return out.subarray(0, list(table, out));
}

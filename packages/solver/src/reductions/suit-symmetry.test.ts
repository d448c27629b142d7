import type { Options } from '@patience/core';
import type { Table } from '@patience/core/internals';
import { layOut } from '@patience/core/testing';
import { sample } from '@patience/tooling/sample';
import { describe, expect, test } from 'vitest';
import { DepthFirst } from '../engines/depth-first.js';
import { wins } from '../index.js';
import type { Path } from '../engines/path.js';
import { pathFrom } from '../engines/path-from.js';
import { exhaustive } from '../testing/exhaustive.js';
import { homing } from '../testing/homing.js';
import { everyDeal, reduced } from '../testing/reduced.js';
import { onTheWay, plainly } from '../testing/positions.js';
import { dealt, SPECS } from '../testing/small-decks.js';
import { turning } from '../testing/turning.js';
import { Traits } from '../rules/traits.js';

const eagerly = (table: Table<Options>): Path =>
  pathFrom(table, Traits.of(table), { distrustsSafeMoves: false, readsFoundations: false, greedy: true });

/** Visits all positions that an eager search visits, up to a limit. */
function searched(table: Table<Options>): { outcome: string; path: Path; engine: DepthFirst } {
  const path = eagerly(table);
  const engine = new DepthFirst(path, Traits.of(table), { bytes: 2 ** 20 });
  return { outcome: path.status() === 'won' ? 'solved' : engine.run(20_000), path, engine };
}

const key = (...piles: readonly string[]): number[] => {
  const [f1, t1, t2, t3, t4, t5] = piles.map((pile) => pile.trim());
  return [...eagerly(layOut(homing, { f1: f1!, t1: t1!, t2: t2!, t3: t3!, t4: t4!, t5: t5! }, {}).table).key];
};

test('suit symmetry merges positions with exchanged interchangeable cards, and no others', () => {
  const first = key('', 'AD 5H 4S', '3D 2C 5C', '2H 3S 4D', 'AC 5S 3H 2S 4H', 'AH AS 5D 4C 2D 3C');
  // 5H for 5D, all columns in another order, and clubs for spades.
  expect(key('', 'AD 5D 4S', '3D 2C 5C', '2H 3S 4D', 'AC 5S 3H 2S 4H', 'AH AS 5H 4C 2D 3C')).toEqual(first);
  expect(key('', 'AH AS 5D 4C 2D 3C', 'AD 5H 4S', '2H 3S 4D', '3D 2C 5C', 'AC 5S 3H 2S 4H')).toEqual(first);
  expect(key('', 'AD 5H 4C', '3D 2S 5S', '2H 3C 4D', 'AS 5C 3H 2C 4H', 'AH AC 5D 4S 2D 3S')).toEqual(first);
  // 4S for 4D, two cards in another order, and one on another column.
  expect(key('', 'AD 5H 4D', '3D 2C 5C', '2H 3S 4S', 'AC 5S 3H 2S 4H', 'AH AS 5D 4C 2D 3C')).not.toEqual(first);
  expect(key('', 'AD 4S 5H', '3D 2C 5C', '2H 3S 4D', 'AC 5S 3H 2S 4H', 'AH AS 5D 4C 2D 3C')).not.toEqual(first);
  expect(key('', 'AD 5H', '3D 2C 5C 4S', '2H 3S 4D', 'AC 5S 3H 2S 4H', 'AH AS 5D 4C 2D 3C')).not.toEqual(first);
});

test('suit symmetry ignores the cards on foundations', () => {
  const clubs = key('AC 2C', 'AD 5H 4S', '3D 5C', '2H 3S 4D', '5S 3H 2S 4H', 'AH AS 3C 5D 4C 2D');
  expect(key('AS 2S', 'AD 5H 4S', '3D 5C', '2H 3C 4D', '5S 3H 2C 4H', 'AH AC 3S 5D 4C 2D')).toEqual(clubs);
});

test('a search with suit symmetry that finds no line proves no loss', () => {
  const { table } = layOut(
    homing,
    { f1: 'AC 2C 3C 4C 5C', f2: 'AH 2H 3H', f3: 'AS 2S 3S', t1: '5H 4H', t2: '5S 4S AD 2D', t3: '5D 4D 3D' },
    { home: 'returns' },
  );
  expect(exhaustive(table, 20_000)).toBe(true);
  const { outcome, path } = searched(table);
  expect([outcome, path.leavesOut]).toEqual(['dry', true]);
});

describe('lines found with suit symmetry win', () => {
  test('lines of small games of installed variants win', async () => {
    let found = 0;
    for (const [name, variant, options] of sample(await everyDeal(), 40))
      for (const spec of SPECS) {
        const table = dealt(reduced(variant, spec), options, 5);
        if (!table || table.status() !== 'playing' || !Traits.of(table).builds || Traits.of(table).asks) continue;
        const { outcome, path, engine } = searched(table);
        if (path.helpers.runEquivalence || outcome !== 'solved') continue;
        expect(wins(table, path.movesOf(engine.line)), name).toBe(true);
        found++;
      }
    expect(found).toBeGreaterThan(10);
  });

  test('lines of a game with a turned stock win', () => {
    let found = 0;
    for (let seed = 0; seed < 4; seed++)
      for (const position of onTheWay(dealt(turning, { draw: 2, redeals: 'unlimited', looks: 'nobody' }, seed)!, seed, 6)) {
        if (position.status() !== 'playing') continue;
        const { outcome, path, engine } = searched(position);
        if (outcome !== 'solved') continue;
        expect(wins(position, path.movesOf(engine.line))).toBe(true);
        expect(plainly(position)).not.toBe(false);
        found++;
      }
    expect(found).toBeGreaterThan(0);
  });
});

import type { Variant } from '@patience/core';
import { fromOf, toOf } from '@patience/core/internals';
import { isFullRun } from '@patience/tooling/sample';
import { describe, expect, test } from 'vitest';
import { createSearch, wins, type Verdict } from '../index.js';
import { NONE } from '../none.js';
import { ForcedFoundationMoves } from './forced-foundation-moves.js';
import { Talon } from './talon.js';
import { exhaustive } from '../testing/exhaustive.js';
import { following, type FollowingOptions } from '../testing/following.js';
import { heap } from '../testing/heap.js';
import { dealt } from '../testing/small-decks.js';
import { Traits } from '../rules/traits.js';
import { isOrderless } from '../rules/watched-foundations.js';

const FOLLOWING = following as unknown as Variant;

/** Returns the properties of the foundations' functions that were observed in random games. */
function shown(asks: FollowingOptions['asks']): { orderless: boolean; steady: boolean } {
  const table = dealt(FOLLOWING, { asks, turn: 1 }, 1)!;
  const traits = Traits.of(table);
  return {
    orderless: isOrderless(table, traits),
    steady: ForcedFoundationMoves.of(table, traits, Talon.of(table, traits)) !== undefined,
  };
}

describe('observing random games shows what functions of foundations depend on', () => {
  test.each([
    ['set', { orderless: true, steady: true }],
    ['order', { orderless: false, steady: false }],
    ['room', { orderless: true, steady: false }],
    ['two', { orderless: true, steady: false }],
    ['waste', { orderless: false, steady: false }],
    ['number', { orderless: false, steady: false }],
  ] as const)('functions that look at %s are %j', (asks, found) => {
    expect(shown(asks)).toEqual(found);
  });

  test('forced foundation moves do not apply to rules with a status of their own', () => {
    const table = dealt(heap, { looks: 'top' }, 1)!;
    const traits = Traits.of(table);
    expect([isOrderless(table, traits), ForcedFoundationMoves.of(table, traits, undefined)]).toEqual([false, undefined]);
  });
});

describe('a card that can go to one foundation only goes there at once', () => {
  test.each([
    [1, ['r1', 'r2', 'waste']],
    [3, ['r1', 'r2']],
  ] as const)('turning %d at a time forces moves from the piles %j', (turn, piles) => {
    const from = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const table = dealt(FOLLOWING, { asks: 'set', turn }, seed)!;
      const traits = Traits.of(table);
      const talon = Talon.of(table, traits)!;
      const forced = ForcedFoundationMoves.of(table, traits, talon)!;
      for (let move = forced.find(); move !== NONE; move = forced.find()) {
        expect(table.len[toOf(move)]).toBeGreaterThan(0);
        from.add(table.rules.ids[fromOf(move)]!);
        talon.play(move, undefined);
      }
    }
    expect([...from].sort()).toEqual(piles);
  });
});

test.each(following.options.asks)('verdicts agree with an exhaustive search when foundations look at %s', (asks) => {
  const found = { solved: 0, impossible: 0 };
  for (let seed = 0; seed < (isFullRun() ? 40 : 24); seed++) {
    const table = dealt(FOLLOWING, { asks, turn: seed % 2 === 0 ? 1 : 3 }, seed)!;
    const truth = exhaustive(table, 4_000);
    if (truth === undefined) continue;
    for (const options of [{}, { engines: ['depth-first'] }] as const) {
      const { verdict, line } = createSearch(table, options).run() as Verdict;
      expect(`${seed}: ${verdict}`).toBe(`${seed}: ${truth ? 'solved' : 'impossible'}`);
      if (line) expect(wins(table, line.moves)).toBe(true);
      found[verdict as 'solved' | 'impossible']++;
    }
  }
  expect(Math.min(found.solved, found.impossible), JSON.stringify(found)).toBeGreaterThan(4);
});

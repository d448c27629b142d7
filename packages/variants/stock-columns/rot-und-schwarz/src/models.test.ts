import { allOptions } from '@patience/core';
import { actionMove, deal, isLegal, perft } from '@patience/core/internals';
import { compare, laid } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import tests from './families.tests.json' with { type: 'json' };
import { rotUndSchwarz1, rotUndSchwarz2, rotUndSchwarz3 } from './index.js';
import { model1, model2, model3 } from './testing/models.js';

describe('version 1 of the rules plays like its plain model', () => {
  describe.each(allOptions(rotUndSchwarz1))('foundations $foundations, gaps $gaps', (options) => {
    const model = model1(options.foundations, options.gaps);

    test.each([1, 2, 3])('the numbers of positions by depth (perft) of deal %i agree', (seed) => {
      compare(rotUndSchwarz1, model, { seed, options, moves: 0, depth: 6 });
    });

    test('random games have the same positions and moves', () => {
      for (let seed = 0; seed < 6; seed++) compare(rotUndSchwarz1, model, { seed, options, choices: seed, moves: 200 });
    });

    test('positions of random games have the same perft counts', () => {
      compare(rotUndSchwarz1, model, { seed: 5, options, choices: 5, moves: 250, every: 15, depth: 3 });
    });
  });

  test('positions of a won game have the same perft counts', () => {
    const { won } = tests;
    const game = won.gestures.flat();
    expect(compare(rotUndSchwarz1, model1('suit', 'waste'), { deck: won.deck, game, moves: game.length, every: 10, depth: 3 })).toEqual(
      game,
    );
  });
});

describe('version 2 of the rules plays like its plain model', () => {
  test.each(allOptions(rotUndSchwarz2))('passes $passes: random games have the same positions, moves and perft counts', (options) => {
    for (let seed = 0; seed < 30; seed++) {
      const played = compare(rotUndSchwarz2, model2(options.passes), { seed, options, choices: seed, every: 8, depth: 12 });
      expect(played.length).toBeGreaterThanOrEqual(52);
    }
  });
});

describe('version 3 of the rules plays like its plain model', () => {
  test.each(allOptions(rotUndSchwarz3))(
    'passes $passes: whole games agree, and so do perft counts, of one position for each depth',
    (options) => {
      for (let seed = 0; seed < 30; seed++) {
        const { shuffled, moves } = runAlone(seed, options);
        expect(compare(rotUndSchwarz3, model3(options.passes, shuffled), { seed, options }).length).toBe(moves);
        const dealt = deal(rotUndSchwarz3, { seed, options });
        expect(dealt.ok && perft(dealt.value.table, moves + 1)).toEqual([...Array.from({ length: moves + 1 }, () => 1), 0]);
      }
    },
  );

  /** Plays a deal to its end. Returns the order of the cards after each shuffle, and the number of moves. */
  function runAlone(seed: number, options: { passes: number }): { shuffled: string[][]; moves: number } {
    const dealt = deal(rotUndSchwarz3, { seed, options });
    if (!dealt.ok) throw new Error(dealt.error.message);
    const { table } = dealt.value;
    const [turn, shuffle] = [actionMove(0), actionMove(1)];
    const shuffled: string[][] = [];
    while (table.status() === 'playing') {
      const turns = isLegal(table, turn);
      table.play(turns ? turn : shuffle);
      if (!turns) shuffled.push(laid(table).cards('stock').replace(/[<>]/g, '').split(' ').reverse());
    }
    return { shuffled, moves: table.depth };
  }
});

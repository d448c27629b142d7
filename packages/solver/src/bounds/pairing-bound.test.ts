import { allOptions, type Options, type Variant } from '@patience/core';
import { deal, type Table } from '@patience/core/internals';
import { describe, expect, test } from 'vitest';
import { createSearch, wins, type Verdict } from '../index.js';
import { PairingBound } from './pairing-bound.js';
import { covering, type CoveringOptions } from '../testing/covering.js';
import { exhaustive } from '../testing/exhaustive.js';
import { onTheWay } from '../testing/positions.js';
import { Traits } from '../rules/traits.js';

/** Returns the test patience of pairs without a status: it is won when all cards are on the discard pile. */
const withoutStatus = (sum: 5 | 6): Variant => {
  const { status: _status, ...rules } = covering(sum);
  return rules;
};
const withStatus = (sum: 5 | 6): Variant => covering(sum);

function dealt(variant: Variant, options: Options, request: { readonly seed: number } | { readonly deck: string }): Table {
  const result = deal(variant, { ...request, options });
  if (!result.ok) throw new Error(result.error.message);
  return result.value.table;
}

const SEEDS = 4;

const boundOf = (table: Table): PairingBound | undefined => PairingBound.of(table, Traits.of(table));

const EVERY = ([5, 6] as const).flatMap((sum) => [
  ...(['peak', 'home'] as const).map((goal) => [`${sum}, ${goal}`, withStatus(sum), { goal, rules: 'still' }] as const),
  [`${sum}, home by default`, withoutStatus(sum), { goal: 'home', rules: 'still' }] as const,
]);

const found = { solved: 0, impossible: 0 };

test.each(EVERY)('verdicts agree with an exhaustive search where pairs add up to %s', (_, variant, options) => {
  for (let seed = 0; seed < SEEDS; seed++)
    for (const table of onTheWay(dealt(variant, options, { seed }), seed, 4)) {
      const truth = exhaustive(table, 800);
      if (truth === undefined) continue;
      for (const search of [{}, { engines: ['depth-first'] }] as const) {
        const { verdict, line } = createSearch(table, { ...search, memory: 2 ** 20, polish: 0 }).run() as Verdict;
        expect(`${seed}, after ${table.depth}: ${verdict}`).toBe(`${seed}, after ${table.depth}: ${truth ? 'solved' : 'impossible'}`);
        if (line) expect(wins(table, line.moves)).toBe(true);
        found[verdict as 'solved' | 'impossible']++;
      }
    }
});

test('the comparison with an exhaustive search met won and lost positions', () => {
  expect(Math.min(found.solved, found.impossible), JSON.stringify(found)).toBeGreaterThan(20);
});

describe('the pairing bound rejects a position', () => {
  const OPTIONS: CoveringOptions = { goal: 'peak', rules: 'still' };
  /** Returns whether a deck is proved lost: the peak first, then the rows below it, the two cards on the lowest row, and the stock. */
  const lost = (sum: 5 | 6, deck: string, options = OPTIONS): boolean | undefined =>
    boundOf(dealt(withStatus(sum), options, { deck }))?.lost();

  test('the pairing bound rejects a position in which a card lies under all of its partners', () => {
    expect(lost(6, 'AC 2C 2H 5C 5H 4C 4S 5S 3S 2S 3C 4H 3H AH AS')).toBe(true);
    expect(lost(6, 'AC 2C 2H 5C 5H 4C 4S 3H 3S 2S 3C 4H 5S AH AS')).toBe(false);
  });

  test('the pairing bound rejects a position in which cards wait for one another', () => {
    // Each five of the lowest row needs the ace below the other five, since the ace below itself leaves later.
    expect(lost(6, 'AC AH AS 5C 3C 5S 2C 4H 5H 2H 2S 4C 4S 3H 3S')).toBe(true);
    expect(lost(6, 'AC AH AS 4C 3C 5S 2C 4H 5H 2H 2S 5C 4S 3H 3S')).toBe(false);
  });

  test('the pairing bound rejects a position with too few partners', () => {
    // One three lies on another, so each of the two needs the third one.
    const deck = 'AC 2C 2H 5C 5H 3C 4S 3H 3S 2S 4C 4H 5S AH AS';
    expect(lost(6, deck)).toBe(true);
    // With pairs of 5, fives go alone and threes pair with twos.
    expect(lost(5, deck)).toBe(false);
  });
});

test('the pairing bound applies only to rules by which all cards must leave the tableau in pairs and no function reads the tableau', () => {
  for (const options of allOptions(withStatus(6))) {
    const applies = options['rules'] === 'still' && options['goal'] !== 'most';
    expect(boundOf(dealt(withStatus(6), options, { seed: 1 })) !== undefined, JSON.stringify(options)).toBe(applies);
  }
});

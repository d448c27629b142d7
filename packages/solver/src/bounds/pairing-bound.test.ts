import { allOptions, type Options, type Variant } from '@patience/core';
import { deal, type Table } from '@patience/core/search';
import { describe, expect, test } from 'vitest';
import { createSearch, wins, type Verdict } from '../index.js';
import { PairingBound } from './pairing-bound.js';
import { covering, type CoveringOptions } from '../testing/covering.js';
import { exhaustive } from '../testing/exhaustive.js';
import { onTheWay } from '../testing/positions.js';
import { Traits } from '../rules/traits.js';

const unsaid = (sum: 5 | 6): Variant => {
  const { status: _status, ...rules } = covering(sum);
  return rules;
};
const said = (sum: 5 | 6): Variant => covering(sum);

function dealt(variant: Variant, options: Options, request: { readonly seed: number } | { readonly deck: string }): Table {
  const result = deal(variant, { ...request, options });
  if (!result.ok) throw new Error(result.error.message);
  return result.value.table;
}

const SEEDS = 4;

const partnersOf = (table: Table): PairingBound | undefined => PairingBound.of(table, Traits.of(table));

const EVERY = ([5, 6] as const).flatMap((sum) => [
  ...(['peak', 'home'] as const).map((goal) => [`${sum}, ${goal}`, said(sum), { goal, rules: 'still' }] as const),
  [`${sum}, home by default`, unsaid(sum), { goal: 'home', rules: 'still' }] as const,
]);

const found = { solved: 0, impossible: 0 };

test.each(EVERY)('verdicts agree with a plain search: pairs make %s', (_, variant, options) => {
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

test('both verdicts were compared', () => {
  expect(Math.min(found.solved, found.impossible), JSON.stringify(found)).toBeGreaterThan(20);
});

describe('who finds no partner', () => {
  const OPTIONS: CoveringOptions = { goal: 'peak', rules: 'still' };
  /** The peak first, then the rows below it, the two cards that lie on the lowest row, and the stock. */
  const lost = (sum: 5 | 6, deck: string, options = OPTIONS): boolean | undefined =>
    partnersOf(dealt(said(sum), options, { deck }))?.lost();

  test('a card that lies under all of its partners', () => {
    expect(lost(6, 'AC 2C 2H 5C 5H 4C 4S 5S 3S 2S 3C 4H 3H AH AS')).toBe(true);
    expect(lost(6, 'AC 2C 2H 5C 5H 4C 4S 3H 3S 2S 3C 4H 5S AH AS')).toBe(false);
  });

  test('cards that wait for one another', () => {
    // Each five of the lowest row wants the ace below the other one: those below itself leave after it.
    expect(lost(6, 'AC AH AS 5C 3C 5S 2C 4H 5H 2H 2S 4C 4S 3H 3S')).toBe(true);
    expect(lost(6, 'AC AH AS 4C 3C 5S 2C 4H 5H 2H 2S 5C 4S 3H 3S')).toBe(false);
  });

  test('too few partners are left', () => {
    // A three lies on another: each of them would need the third.
    const deck = 'AC 2C 2H 5C 5H 3C 4S 3H 3S 2S 4C 4H 5S AH AS';
    expect(lost(6, deck)).toBe(true);
    // Fives go alone then, and threes with twos.
    expect(lost(5, deck)).toBe(false);
  });
});

test('nothing is assumed of rules that look at the tableau, or lay its cards elsewhere, or are content with less', () => {
  for (const options of allOptions(said(6))) {
    const known = options['rules'] === 'still' && options['goal'] !== 'most';
    expect(partnersOf(dealt(said(6), options, { seed: 1 })) !== undefined, JSON.stringify(options)).toBe(known);
  }
});

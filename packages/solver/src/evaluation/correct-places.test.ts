import { complete, type Variant } from '@patience/core';
import { deal, list, MAX_MOVES, Random, type Table } from '@patience/core/internals';
import { expect, test } from 'vitest';
import { CorrectPlaces } from './correct-places.js';
import { createSearch } from '../search.js';
import { exhaustive } from '../testing/exhaustive.js';
import { homing } from '../testing/homing.js';
import { belongs, placing } from '../testing/placing.js';
import { Traits } from '../rules/traits.js';

function dealt(variant: Variant, seed: number): Table {
  const result = deal(variant, { seed });
  if (!result.ok) throw new Error(result.error.message);
  return result.value.table;
}

const fittingOf = (table: Table): CorrectPlaces | undefined => CorrectPlaces.of(table, Traits.of(table));

test('the evaluation by correct places applies only where each place takes one card by a function', () => {
  expect(fittingOf(dealt(placing, 1))).toBeDefined();
  expect(fittingOf(dealt(homing as unknown as Variant, 1))).toBeUndefined();
  const piled: Variant = {
    ...placing,
    table: (options, pack) =>
      complete(placing)
        .table(options, pack)
        .map((pile) => ({ ...pile, limit: 2 })),
  };
  expect(fittingOf(dealt(piled, 1))).toBeUndefined();
  const byData: Variant = {
    ...placing,
    table: (options, pack) =>
      complete(placing)
        .table(options, pack)
        .map((pile) => ({ ...pile, accept: { empty: 'any' } })),
  };
  expect(fittingOf(dealt(byData, 1))).toBeUndefined();
});

test('the evaluation by correct places does not apply where a function throws for the present place of a card', () => {
  const strict: Variant = {
    ...placing,
    table: (options, pack) =>
      complete(placing)
        .table(options, pack)
        .map((pile) => ({
          ...pile,
          accept: ([card], _onto, view, to) => {
            if (view.count(to) > 0) throw new Error('asked about a place that is taken');
            return belongs(view, card!, to) || 'not-next';
          },
        })),
  };
  expect(fittingOf(dealt(strict, 1))).toBeUndefined();
});

test('the evaluation by correct places counts the cards in wrong places', () => {
  const moves = new Int32Array(MAX_MOVES);
  const random = new Random(1);
  for (let seed = 1; seed <= 20; seed++) {
    const table = dealt(placing, seed);
    const fitting = fittingOf(table)!;
    for (let step = 0; step < 12; step++) {
      const wrong = table.rules.ids.filter((id) => {
        const card = table.view.card(id);
        return card && !belongs(table.view, card, id);
      });
      expect(fitting.value()).toBe(16 * wrong.length);
      const count = list(table, moves);
      if (count === 0) break;
      table.play(moves[random.below(count)]!);
    }
  }
});

test('verdicts by correct places agree with an exhaustive search', () => {
  const verdicts = new Set<string>();
  for (let seed = 1; seed <= 60; seed++) {
    const { verdict } = createSearch(dealt(placing, seed)).run({ positions: 200_000 });
    if (verdict === undefined) throw new Error(`seed ${seed} is not decided`);
    expect(verdict, `seed ${seed}`).toBe(exhaustive(dealt(placing, seed), 100_000) ? 'solved' : 'impossible');
    verdicts.add(verdict);
  }
  expect(verdicts.size, 'deals of both kinds').toBe(2);
});

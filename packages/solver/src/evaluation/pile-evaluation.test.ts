import { complete, type Variant } from '@patience/core';
import { deal, list, MAX_MOVES, Random, type Table } from '@patience/core/internals';
import { layOut } from '@patience/core/testing';
import { expect, test } from 'vitest';
import { PileEvaluation, type Weights } from './pile-evaluation.js';
import { gathering } from '../testing/gathering.js';
import { everyDeal } from '../testing/reduced.js';
import { Traits } from '../rules/traits.js';
import { probeWeights, weightsFor } from './weights.js';

const weightsOf = (table: Table, random: Random): Weights[] => {
  const traits = Traits.of(table);
  return [0, 1, 2].flatMap((nth) => [
    probeWeights(nth, random),
    weightsFor(traits, nth, random, { completionLoses: nth === 1, turnsStock: nth === 2 }),
  ]);
};

test.each(await everyDeal())('the value of a position does not depend on positions evaluated before: %s', (_name, variant, options) => {
  const dealt = deal(variant, { seed: 3, options });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const { table } = dealt.value;
  const traits = Traits.of(table);
  const random = new Random(5);
  const moves = new Int32Array(MAX_MOVES);
  const experienced = weightsOf(table, random).map((weights) => new PileEvaluation(table, traits, weights));
  for (let step = 0; step < 60; step++) {
    const count = list(table, moves);
    if (table.depth > 0 && (count === 0 || random.below(3) === 0)) table.undo();
    else if (count > 0) table.play(moves[random.below(count)]!);
    for (const evaluation of experienced) expect(evaluation.value()).toBe(new PileEvaluation(table, traits, evaluation.weights).value());
  }
});

test('equal cards on two columns under different rules have different costs', () => {
  const single: Variant = {
    ...gathering,
    table: (options, deck) =>
      complete(gathering)
        .table(options, deck)
        .map((pile) => (pile.id === 't1' ? { ...pile, take: 'top' } : pile)),
  };
  const weights = weightsOf(layOut(single, { t1: '3H' }).table, new Random(1))[1]!;
  const costs = [{ t1: '3H 2S' }, { t2: '3H 2S' }, { t1: '3H 2S', t2: '3H 2S' }].map((piles: Record<string, string>) => {
    const { table } = layOut(single, { stock: '<AS> <AH>', ...piles });
    return new PileEvaluation(table, Traits.of(table), weights).value();
  });
  const { table } = layOut(single, { stock: '<AS> <AH>' });
  const nothing = new PileEvaluation(table, Traits.of(table), weights).value();
  expect(costs[0]).not.toBe(costs[1]);
  expect(costs[2]! - nothing).toBe(costs[0]! + costs[1]! - 2 * nothing);
});

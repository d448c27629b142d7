import { row, type Link, type Variant } from '@patience/core';
import { cardsMove, deal, Random, type Table } from '@patience/core/internals';
import { expect, test } from 'vitest';
import { PileEvaluation } from './pile-evaluation.js';
import { Path } from '../engines/path.js';
import { Traits } from '../rules/traits.js';
import { weightsFor } from './weights.js';

const link = (suit: Link['suit']): Link => ({ step: -1, suit });
/** A test patience with four cards in two columns. A complete sequence leaves its column for a foundation, and the game is then lost. */
const shunning: Variant = {
  api: 1,
  id: 'test-shunning',
  rules: 1,
  options: {},
  deck: () => ({ suits: ['H', 'S'], ranks: [1, 2] }),
  table: () => [
    ...row('f', 2, (i) => ({ role: 'foundation', group: 'f', at: [i, 0] })),
    ...row('t', 3, (i) => ({ role: 'tableau', at: [i, 1], accept: { empty: 'any', on: link('any') }, take: { run: link('same') } })),
  ],
  deal: (table) => ['t1', 't1', 't2', 't2'].forEach((pile) => table.move('pack', pile, { face: 'up' })),
  after(table) {
    for (const column of table.piles('tableau'))
      if (table.run(column) === 2)
        table.move(
          column,
          table.piles('foundation').find((pile) => table.count(pile) === 0)!,
          { count: 2 },
        );
  },
  status: (view) => (view.count('f1') + view.count('f2') > 0 ? 'lost' : 'playing'),
  strings: { de: { name: '', summary: '', rules: '' }, en: { name: '', summary: '', rules: '' } },
};

function laid(variant: Variant, deck: string): Table {
  const result = deal(variant, { deck });
  if (!result.ok) throw new Error(result.error.message);
  return result.value.table;
}

test('a path notices that a complete sequence which leaves the columns loses the game', () => {
  const path = new Path(laid(shunning, '2H AS 2S AH'));
  expect([path.status(), path.completionLoses]).toEqual(['playing', false]);
  const { index } = path.table.rules;
  const move = (from: string, to: string): void => path.step(cardsMove(index.get(from)!, index.get(to)!, 1));
  move('t1', 't3');
  expect(path.completionLoses).toBe(false);
  move('t2', 't1');
  expect([path.status(), path.completionLoses]).toEqual(['lost', true]);
});

test('a sequence that ends in a card of another suit is the cheaper one in games that are lost by a complete sequence', () => {
  const { after: _after, status: _status, ...lasting } = shunning;
  const value = (deck: string, completionLoses: boolean): number => {
    const table = laid(lasting, deck);
    const traits = Traits.of(table);
    return new PileEvaluation(table, traits, weightsFor(traits, 0, new Random(1), { completionLoses })).value();
  };
  const [own, other] = ['2H AH 2S AS', '2H AS 2S AH'];
  expect(value(other, true)).toBeLessThan(value(own, true));
  expect(value(own, false)).toBeLessThan(value(other, false));
});

test('unfitting cards cost more on columns with face-down cards in games that are lost by a complete sequence', () => {
  const { after: _after, status: _status, ...lasting } = shunning;
  const cost = (cards: readonly string[], faceDown = 0): number => {
    const variant: Variant = {
      ...lasting,
      deck: () => ({ suits: ['H', 'S'], ranks: [1, 2, 3] }),
      deal: (table) =>
        ['t1', 't1', 't1', 't2', 't2', 't3'].forEach((pile, i) => table.move('pack', pile, { face: i < faceDown ? 'down' : 'up' })),
    };
    const table = laid(variant, cards.join(' '));
    const traits = Traits.of(table);
    return new PileEvaluation(table, traits, weights).value();
  };
  const zero = weightsFor(Traits.of(laid(lasting, '2H AH 2S AS')), 0, new Random(1), { completionLoses: true });
  const weights = { ...zero, out: 0, empty: 0, hidden: 0, unfit: 1000, loose: 100, closing: 10, covering: 1 };
  expect(cost(['3H', '2H', 'AS', '3S', '2S', 'AH'])).toBe(0);
  expect(cost(['3H', '2H', 'AH', '3S', '2S', 'AS'])).toBe(10);
  expect(cost(['3S', '2H', 'AS', '3H', '2S', 'AH'])).toBe(300);
  expect(cost(['AH', '2H', 'AS', '3S', '2S', '3H'])).toBe(1100);
  expect(cost(['AH', '2H', 'AS', '3S', '2S', '3H'], 1)).toBe(1102);
});

import { expect, test } from 'vitest';
import { layOut } from '../testing/lay-out.js';
import { mini } from '../testing/mini.js';
import type { Variant } from '../variant.js';

const accept = { empty: 'any', on: { step: 1, suit: 'any' } } as const;
/** A game whose empty columns are filled from a row of reserve piles. */
const filling: Variant = {
  ...mini([], {}),
  table: { 't1-2': { at: [0, 0], accept, take: 'top' }, 'r1-3': { at: [0, 1] }, waste: { at: [3, 0], accept } },
  deal: [{ to: 'tableau', all: true }],
  after: [{ fill: 'tableau', from: 'reserve' }],
};

test('an empty column gets the top card of the first pile of the row that has cards', () => {
  const game = layOut(filling, { t1: '5C', t2: '9H', r2: '2D 3D', r3: '8S' });
  game.play('t1>waste');
  expect(['t1', 'r2', 'r3'].map((pile) => game.cards(pile))).toEqual(['3D', '2D', '8S']);
});

test('two empty columns get a card each, and stay empty when the row has none left', () => {
  const { cards } = layOut(filling, { r1: '2D', r3: '8S' }).play('t1>waste');
  expect(['t1', 't2', 'r3', 'waste'].map(cards)).toEqual(['', '8S', '', '2D']);
});

test('positions that differ in the order of the row are different, because the first pile fills the next gap', () => {
  const keyOf = (cards: Record<string, string>): string => layOut(filling, cards).table.key.join();
  expect(keyOf({ t1: '5C', r1: '2D', r2: '8S' })).not.toBe(keyOf({ t1: '5C', r1: '8S', r2: '2D' }));
  expect(keyOf({ t1: '5C', t2: '9H', r1: '2D' })).toBe(keyOf({ t1: '9H', t2: '5C', r1: '2D' }));
});

test('positions that differ in an exchange of a pile that is filled and one that is not are different', () => {
  const part: Variant = {
    ...filling,
    table: { 't1-3': { at: [0, 0], accept, take: 'top' }, r1: { at: [0, 1] }, waste: { at: [3, 0], accept } },
    after: [{ fill: 't1', from: 'r1' }],
  };
  const [here, there] = [layOut(part, { t1: '5C', t2: '9H', r1: '2D' }), layOut(part, { t1: '9H', t2: '5C', r1: '2D' })];
  expect([here.play('t1>waste').cards('t1'), there.play('t2>waste').cards('t2')]).toEqual(['2D', '']);
  const keyOf = (cards: Record<string, string>): string => layOut(part, { r1: '2D', ...cards }).table.key.join();
  expect(keyOf({ t1: '5C', t2: '9H' })).not.toBe(keyOf({ t1: '9H', t2: '5C' }));
  expect(keyOf({ t1: '5C', t2: '9H' })).toBe(keyOf({ t1: '5C', t3: '9H' }));
});

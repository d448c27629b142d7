import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { rotUndSchwarz3 } from './pairs.js';
import tests from './pairs.tests.json' with { type: 'json' };
import { pairsChance } from './testing/chances.js';
import { agrees, wins, words } from './testing/luck.js';

/** Number of deals whose share of wins is compared with the exact chance; fewer in `npm test`. */
const DEALS = process.env['PATIENCE_ALL'] === '1' ? 10_000 : 1_000;

describe('turning', () => {
  test('two cards together: one red and one black go aside as a pair', () => {
    const table = layOut(rotUndSchwarz3, { stock: '<9D> <9C> <2S> <KH>' }).play('turn');
    expect([table.cards('f1'), table.cards('stock')]).toEqual(['KH 2S', '<9D> <9C>']);
    expect(table.play('turn').cards('f2')).toBe('9C 9D');
  });

  test('two of one colour go to the waste', () => {
    const table = layOut(rotUndSchwarz3, { stock: '<9D> <9H> <2S> <KC>' }).play('turn', 'turn');
    expect([table.cards('f1'), table.cards('waste')]).toEqual(['', 'KC 2S 9H 9D']);
  });

  test('when the stock is used up, the waste is shuffled and played through again', () => {
    const waste = '2C 3C 4C 5C 6C 7C 8C 9C TC JC 2D 3D 4D 5D 6D 7D 8D 9D TD JD';
    const table = layOut(rotUndSchwarz3, { waste }).play('shuffle');
    const stock = table.cards('stock').replace(/[<>]/g, '').split(' ');
    expect(stock.join(' ')).not.toBe(waste);
    expect([...stock].reverse().join(' ')).not.toBe(waste);
    expect([...stock].sort()).toEqual(waste.split(' ').sort());
    expect(table.why('shuffle')).toBe('stock-left');
    table.table.undo();
    expect(table.cards('waste')).toBe(waste);
    expect(table.play('shuffle').cards('stock').replace(/[<>]/g, '').split(' ')).toEqual(stock);
  });
});

describe('end', () => {
  test('won when all cards lie in pairs', () => {
    expect(layOut(rotUndSchwarz3, { stock: '<9D> <9C>' }).play('turn').status()).toBe('won');
  });

  test('lost when cards are left after the last pass', () => {
    const table = layOut(rotUndSchwarz3, { waste: '9D 9H' });
    expect(table.status()).toBe('playing');
    table.play('shuffle', 'turn');
    expect([table.status(), table.why('shuffle')]).toEqual(['lost', 'no-redeal']);
  });

  test.each([2, 3, 4])('%i passes', (passes) => {
    const table = layOut(rotUndSchwarz3, { waste: '9D 9H' }, { passes });
    for (let pass = 1; pass < passes; pass++) table.play('shuffle', 'turn');
    expect([table.status(), table.why('shuffle')]).toEqual(['lost', 'no-redeal']);
  });

  test('there is nothing to choose', () => {
    for (const piles of [{ stock: '<9D> <9C>', waste: '2D 3D' }, { waste: '2D 3D' }])
      expect(layOut(rotUndSchwarz3, piles).moves()).toHaveLength(1);
  });
});

describe('how often it comes out', () => {
  test.each([1, 2, 3, 4, 5])('one pass wins as many words of %i red and as many black cards as were counted', (n) => {
    let won = 0;
    for (const word of words(n)) {
      const table = layOut(rotUndSchwarz3, {
        stock: word
          .split('')
          .map((c) => (c === 'r' ? '<5H>' : '<5S>'))
          .join(' '),
      });
      while (table.may('turn')) table.play('turn');
      if (table.status() === 'won') won++;
    }
    expect(pairsChance(1, n) * words(n).length).toBeCloseTo(won, 9);
  });

  test.each([
    [2, 0.0035677678268],
    [3, 0.1329465654465],
    [4, 0.5131245576598],
  ])('the chance with %i passes is %f, and deals agree', (passes, chance) => {
    expect(pairsChance(passes)).toBeCloseTo(chance, 12);
    expect(agrees(chance, wins(rotUndSchwarz3, { passes }, DEALS), DEALS)).toBe(true);
  });
});

conformance(rotUndSchwarz3, { describe, test, tests });

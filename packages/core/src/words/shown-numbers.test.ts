import { expect, test } from 'vitest';
import type { Options, ShownNumber } from '../contract.js';
import { deal } from '../game/deal.js';
import { hitOrMiss } from '../testing/games/hit-or-miss.js';
import type { Table } from '../table/table.js';
import type { Variant } from '../variant.js';
import { playText } from '../moves/play-text.js';
import { shownNumbers } from './shown-numbers.js';

function dealt(variant: Variant): Table {
  const result = deal(variant, { seed: 1 });
  if (!result.ok) throw new Error(result.error.message);
  return result.value.table;
}

test('a shown number is that of its counter, as a rank where it is one, in each language', () => {
  const table = dealt(hitOrMiss);
  expect(shownNumbers(table, 'en', 'stock'), 'no rank is called yet').toEqual([]);
  playText(table, 'turn');
  expect(shownNumbers(table, 'en', 'stock')).toEqual(['Call: ace']);
  playText(table, 'turn');
  expect(shownNumbers(table, 'de', 'stock')).toEqual(['Gerufen: Zwei']);
  expect(shownNumbers(table, 'en', 'waste')).toEqual([]);
});

test('a shown number without a pile is above the table, and counts the cards of its piles', () => {
  expect(shownNumbers(dealt(hitOrMiss), 'en')).toEqual(['Cards left: 52']);
});

test('undo restores a shown number', () => {
  const table = dealt(hitOrMiss);
  playText(table, 'turn');
  playText(table, 'turn');
  table.undo();
  expect(shownNumbers(table, 'en', 'stock')).toEqual(['Call: ace']);
});

test.each<[ShownNumber<Options>, RegExp]>([
  [{ value: () => 0.5 }, /shows\.left: must return a whole number, not 0\.5/],
  [{ as: 'rank', value: () => 14 }, /shows\.left: must return a rank from 1 to 13, not 14/],
  [
    {
      value: (): number => {
        throw new Error('oh');
      },
    },
    /shows\.left: threw Error: oh/,
  ],
])('a shown number that breaks the contract is reported: %#', (left, message) => {
  const table = dealt({ ...hitOrMiss, shows: { left } });
  expect(() => shownNumbers(table, 'en')).toThrow(message);
});

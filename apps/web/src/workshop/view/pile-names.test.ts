import { expect, test } from 'vitest';
import { de } from '../words/de.js';
import { en } from '../words/en.js';
import { pileNames, rowName } from './pile-names.js';

const english = { words: en, lang: 'en' };
const columns = (...numbers: number[]) => numbers.map((n) => ({ id: `t${n}`, role: 'tableau' }));

test.each([
  [columns(1, 2, 3), 'columns 1 to 3', 'Reihen 1 bis 3'],
  [columns(4), 'column 4', 'Reihe 4'],
  [[{ id: 'stock', role: 'stock' }], 'stock', 'Talon'],
  [[{ id: 'x1', role: 'unknown' }], 'unknown 1', 'unknown 1'],
])('the name of a row has the words of the table, and no id (%#)', (piles, inEnglish, inGerman) => {
  expect(rowName(piles, english)).toBe(inEnglish);
  expect(rowName(piles, { words: de, lang: 'de' })).toBe(inGerman);
});

test('a row of a pyramid is called a pyramid', () => {
  expect(rowName(columns(1, 28), english, 'pyramid')).toBe('pyramid 1 to 28');
});

test('piles whose numbers follow each other have one name together', () => {
  const piles = [...columns(1, 2, 3, 5), { id: 'c6', role: 'cell' }, { id: 'waste', role: 'waste' }];
  expect(pileNames(piles, english)).toEqual(['columns 1 to 3', 'column 5', 'cell 6', 'waste']);
});

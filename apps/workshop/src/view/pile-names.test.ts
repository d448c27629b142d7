import { expect, test } from 'vitest';
import { de } from '../words/de.js';
import { en } from '../words/en.js';
import { choiceName, namesIn, pileNames, rowName } from './pile-names.js';

const english = { words: en, lang: 'en' };
const columns = (...numbers: number[]) => numbers.map((n) => ({ id: `t${n}`, role: 'tableau' }));

test.each([
  [columns(1, 2, 3), 'columns 1 to 3', 'Reihen 1 bis 3'],
  [columns(4), 'column 4', 'Reihe 4'],
  [[{ id: 'stock', role: 'stock' }], 'stock', 'Talon'],
  [[{ id: 'x1', role: 'unknown' }], 'unknown 1', 'unknown 1'],
])('a row of piles has the name that the table announces, not ids (%#)', (piles, inEnglish, inGerman) => {
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

test.each([
  [{ value: 't1-7', kind: 'row', names: { role: 'tableau', first: 't1', last: 't7' } }, 'columns 1 to 7', 'Reihen 1 bis 7'],
  [{ value: 't3', kind: 'pile', names: { role: 'tableau', first: 't3', last: 't3', shape: 'pyramid' } }, 'column 3', 'Reihe 3'],
  [{ value: 'tableau', kind: 'role', names: { role: 'tableau' } }, 'columns (all)', 'Reihen (alle)'],
  [{ value: 'x1', kind: 'row', names: { role: 'x1' } }, 'x1', 'x1'],
] as const)('choices of piles are in the page’s language (%#)', (choice, inEnglish, inGerman) => {
  expect(choiceName(choice, english)).toBe(inEnglish);
  expect(choiceName(choice, { words: de, lang: 'de' })).toBe(inGerman);
});

test('an option has the name that the player sees, and that of the recipe where it has none', () => {
  const says = { options: { draw: { name: 'Turn', values: {} } } };
  expect(namesIn({ option: 'draw' }, { ...english, says })).toMatchObject({ name: 'Turn' });
  expect(namesIn({ option: 'toString' }, { ...english, says })).toMatchObject({ name: 'toString' });
});

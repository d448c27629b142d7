import { expect, test } from 'vitest';
import type { AtlasRow } from './data.js';
import { answer, type Question } from './order.js';

const row = (name: string, more: Partial<AtlasRow> = {}): AtlasRow => ({
  name,
  variant: name,
  options: {},
  rules: 1,
  deals: 1,
  seeds: [1, 1],
  solved: 1,
  impossible: 0,
  unknown: 0,
  winnable: [0.5, 0.5],
  solver: [],
  budget: [1, 1],
  names: { de: name, en: name },
  details: { de: '', en: '' },
  usual: true,
  command: '',
  ...more,
});
const rows = [
  row('b', { winnable: [0.1, 0.3], moves: 90, skill: [0.1, 0.2] }),
  row('a', { winnable: [0.8, 1], moves: 20, skill: [0.7, 0.9] }),
  row('fähre', { winnable: [0, 0.9], usual: false, details: { de: 'ohne Segel', en: 'no sail' } }),
];
const names = (asked: Partial<Question>): string[] =>
  answer(rows, { text: '', order: 'name', all: true, ...asked }, 'de').map(({ name }) => name);

test.each([
  [{ order: 'winnable' }, ['a', 'fähre', 'b']],
  [{ order: 'moves' }, ['b', 'a', 'fähre']],
  [{ order: 'skill' }, ['a', 'b', 'fähre']],
  [{ order: 'luck' }, ['b', 'a', 'fähre']],
  [{ order: 'name' }, ['a', 'b', 'fähre']],
] as const)('the order %o puts the greatest first and unknown ones last', (asked, wanted) => {
  expect(names(asked)).toEqual(wanted);
});

test.each([
  [{ all: false }, ['a', 'b']],
  [{ text: 'FAHRE segel' }, ['fähre']],
  [{ text: 'sail' }, []],
  [{ text: 'fähre', all: false }, []],
] as const)('the question %o finds its rows', (asked, wanted) => {
  expect(names(asked)).toEqual(wanted);
});

test('a question with the id of a patience finds exactly its rule sets, whatever its words are', () => {
  expect(names({ variant: 'a', text: 'b' })).toEqual(['a']);
  expect(names({ variant: 'a', all: false })).toEqual(['a']);
  expect(names({ variant: 'fähre', all: false })).toEqual([]);
});

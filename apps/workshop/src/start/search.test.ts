import { expect, test } from 'vitest';
import { likeliest, startsFor } from './search.js';

const starts = [
  { name: 'Kleine Harfe', texts: ['Kleine Harfe', 'The Harp'] },
  { name: 'Kröte', texts: ['Kröte', 'The Toad'] },
];
const names = (search: string): readonly string[] => startsFor(starts, search).map(({ name }) => name);

test('an empty search keeps the whole list, in its order', () => {
  expect(names('  ')).toEqual(['Kleine Harfe', 'Kröte']);
});

test.each([
  ['harf', 'Kleine Harfe'],
  ['THE HAR', 'Kleine Harfe'],
  ['kroete', 'Kröte'],
  ['toad the', 'Kröte'],
])('the search “%s” finds %s, also by its name in another language', (search, name) => {
  expect(names(search)).toEqual([name]);
});

test('a search that no name has leaves an empty list', () => {
  expect(names('harfe toad')).toEqual([]);
});

test.each([
  ['harfe', 'Harfe'],
  ['the gr', 'Große Harfe'],
  ['arfe', 'Große Harfe'],
])('the search “%s” chooses %s: a name that begins with it comes first', (search, name) => {
  const found = [
    { name: 'Große Harfe', texts: ['Große Harfe', 'The Great Harp'] },
    { name: 'Harfe', texts: ['Harfe', 'The Harp'] },
  ];
  expect(likeliest(found, search)?.name).toBe(name);
});

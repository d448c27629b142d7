import { expect, test } from 'vitest';
import { TEMPLATES } from '../start/templates.js';
import { changed, namedFields } from './change.js';
import { hasNeighbours, neighboursOf } from './neighbours.js';

const names = { strings: { en: { name: 'Mine' } } };

test('the nine variations of columns differ in their gaps and suits only, and one of them is the patience itself', () => {
  const recipe = { ...TEMPLATES.stock, ...names };
  const neighbours = [...neighboursOf(recipe)];
  expect(neighbours).toHaveLength(9);
  for (const { gap, suit, recipe: variation, subject } of neighbours) {
    const { accept, take } = (variation['table'] as Record<string, Record<string, unknown>>)['t1-7']!;
    expect(accept).toEqual(gap === 'none' ? { on: `down ${suit}` } : { empty: gap, on: `down ${suit}` });
    // Cards that are lifted together follow the way of building.
    expect(take).toEqual({ run: `down ${suit}` });
    expect(subject?.value.table).toHaveProperty('t1-7');
    expect({ ...variation, table: undefined }).toEqual({ ...recipe, table: undefined });
  }
  expect(neighbours.filter(({ isSame }) => isSame)).toMatchObject([{ gap: 'K', suit: 'alternate' }]);
});

test('a patience whose columns have no rules for gaps and suits has no variations', () => {
  expect(hasNeighbours(TEMPLATES.pairs)).toBe(false);
  expect(hasNeighbours(TEMPLATES.pile)).toBe(false);
  expect(hasNeighbours(TEMPLATES.cells)).toBe(true);
});

test('changes are found again after a row of piles has got another name', () => {
  const recipe = { ...TEMPLATES.stock, ...names };
  const find = (key: string) =>
    namedFields(recipe).find(({ field, section }) => field.key === key && section.names['role'] === 'tableau')!.name;
  const both = changed(recipe, [
    { name: find('count'), value: 9 },
    { name: find('empty'), value: 'any' },
  ]);
  expect(both).toMatchObject({ table: { 't1-9': { accept: { empty: 'any' } } } });
});

import { fromRecipe } from '@patience/recipe';
import { expect, test } from 'vitest';
import { changed, namedFields } from './change.js';
import { KeptResults, type Subject } from './kept-results.js';
import { searchDeals } from './searching.js';
import { SolverClient } from '@patience/solver';
import type { FieldValue } from '../form/field.js';
import { TEMPLATES } from '../start/templates.js';

const recipe = { ...TEMPLATES.cells, deck: { ranks: ['A', 2, 3, 4] }, strings: { en: { name: 'Mine' } } };
const { signal } = new AbortController();

function subjectWith(key: 'suit' | 'empty', value: FieldValue): Subject {
  const { name } = namedFields(recipe).find(({ field, section }) => field.key === key && section.names['role'] === 'tableau')!;
  const read = fromRecipe(changed(recipe, [{ name, value }])!);
  if (!read.ok) throw new Error(JSON.stringify(read.mistakes));
  return read;
}

test('a variation begins with the results that the others prove, and a search of it agrees with them', async () => {
  const kept = new KeptResults();
  const [strict, loose] = [subjectWith('suit', 'same'), subjectWith('suit', 'any')];
  const options = { signal, changed: () => undefined };
  const stage = { deals: 12, budget: 3000 };
  await searchDeals([new SolverClient()], strict, kept.of(strict), stage, options);
  const won = [...kept.of(strict)].filter(([, { verdict }]) => verdict === 'won');
  expect(won.length).toBeGreaterThan(0);
  await kept.carry(loose, signal);
  const carried = [...kept.of(loose)];
  expect(carried.map(([seed]) => seed)).toEqual(expect.arrayContaining(won.map(([seed]) => seed)));
  const fresh = new KeptResults();
  await searchDeals([new SolverClient()], loose, fresh.of(loose), stage, options);
  for (const [seed, { verdict }] of carried) expect(fresh.of(loose).get(seed)?.verdict).toBe(verdict);
});

test('versions that differ in names and places share their results, and another rule has its own', () => {
  const kept = new KeptResults();
  const read = (more: object): Subject => {
    const result = fromRecipe({ ...recipe, ...more });
    if (!result.ok) throw new Error(JSON.stringify(result.mistakes));
    return result;
  };
  const results = kept.of(read({}));
  expect(kept.of(read({ id: 'other', strings: { en: { name: 'Other' } } }))).toBe(results);
  expect(kept.of(subjectWith('empty', 'none'))).not.toBe(results);
});

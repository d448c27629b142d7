import { fromRecipe } from '@patience/recipe';
import { expect, test } from 'vitest';
import { TEMPLATES } from '../start/templates.js';
import { readAhead, readText } from './reading.js';

const [template] = Object.values(TEMPLATES);

test('a recipe with mistakes can be edited in the form, unless it has more than 1,500 values', () => {
  const options = (count: number): object => Object.fromEntries(Array.from({ length: count }, (_, i) => [`o${i}`, [1, 2]]));
  const few = readText(JSON.stringify({ ...template, options: options(20) }));
  const many = readText(JSON.stringify({ ...template, options: options(5000) }));
  expect([few.read.ok, many.read.ok]).toEqual([false, false]);
  expect(Object.keys(few.recipe!['options']!)).toHaveLength(20);
  expect(many.recipe).toBeUndefined();
});

test('a recipe that is read in several tasks has the same result, which is cached', async () => {
  const text = JSON.stringify({ ...template, id: 'in-tasks' });
  let tasks = 0;
  await readAhead(text, () => {
    tasks++;
    return Promise.resolve();
  });
  expect(tasks).toBeGreaterThan(1);
  const { read } = readText(text);
  await readAhead(text, () => Promise.reject(new Error('read again')));
  expect([read.ok, read.ok && read.value.id, readText(text).read]).toEqual([true, 'in-tasks', read]);
});

test('a deeply nested text is too large for the form', () => {
  const text = `{"id":${'['.repeat(90_000)}${']'.repeat(90_000)}}`;
  expect(fromRecipe(text).ok).toBe(false);
  expect(readText(text).recipe).toBeUndefined();
});

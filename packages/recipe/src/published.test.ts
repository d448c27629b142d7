/** Tests the files of rules that installed patiences publish. */
import { readFileSync } from 'node:fs';
import { installedVariants } from '@patience/core/installed';
import { expect, test } from 'vitest';
import { fromRecipe } from './from-recipe.js';
import { sentenceOf } from './sentence.js';

const published = installedVariants(import.meta.dirname).flatMap(({ id, rules }) => (rules === undefined ? [] : [{ id, rules }]));

test('some patiences publish their rules as a file', () => {
  expect(published.length).toBeGreaterThan(30);
});

test.each(published)('the published rules of $id are a recipe without mistakes that has its words', ({ id, rules }) => {
  const read = fromRecipe(readFileSync(rules, 'utf8'));
  if (!read.ok) throw new Error(read.mistakes.map(sentenceOf).join('\n'));
  expect(read.value.id).toBe(id);
  for (const words of Object.values(read.value.strings)) expect(words.rules).not.toBe('');
});

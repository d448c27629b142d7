import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRecipe } from './from-recipe.js';
import { sentenceOf } from './sentence.js';

test('the recipe of the README is a patience', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const [, json = ''] = /```json\n([\s\S]*?)```/.exec(readme) ?? [];
  const read = fromRecipe(json);
  expect(read.ok ? [] : read.mistakes.map(sentenceOf)).toEqual([]);
});

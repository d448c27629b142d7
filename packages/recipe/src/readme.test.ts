import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRecipe } from './from-recipe.js';
import { sentenceOf } from './sentence.js';

const textOf = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

test('the recipe of the README is a patience, and the same as the example', () => {
  const [, json = ''] = /```json\n([\s\S]*?)```/.exec(textOf('../README.md')) ?? [];
  const read = fromRecipe(json);
  expect(read.ok ? [] : read.mistakes.map(sentenceOf)).toEqual([]);
  expect(JSON.parse(json)).toEqual(JSON.parse(textOf('../examples/my-klondike.json')));
});

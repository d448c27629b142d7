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

test('the recipe of the guide is a patience and its misspelt word is named', () => {
  const [, json = ''] = /```json\n([\s\S]*?)```/.exec(textOf('../../core/GUIDE.md')) ?? [];
  const read = fromRecipe(json);
  expect(read.ok ? [] : read.mistakes.map(sentenceOf)).toEqual([]);
  const misspelt = fromRecipe(json.replace('"run": "down alternate"', '"run": "down alternat"'));
  expect(misspelt.ok ? '' : sentenceOf(misspelt.mistakes[0]!)).toMatch(
    /^table\.t1-8\.take\.run is "down alternat"; .* Did you mean "down alternate"\?$/,
  );
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Variant } from '@patience/core';
import { expect, test } from 'vitest';
import { fromRecipe } from './from-recipe.js';
import { sentenceOf } from './sentence.js';
import { toRecipe } from './to-recipe.js';

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

test('the module of the guide is the recipe of the guide in TypeScript, and its words name each value of its option', async () => {
  const guide = textOf('../../core/GUIDE.md');
  const [, json = ''] = /```json\n([\s\S]*?)```/.exec(guide) ?? [];
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(guide) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'patience-guide-'));
  try {
    const [, options = ''] = /```ts\n(options: [\s\S]*?)```/.exec(guide) ?? [];
    writeFileSync(join(folder, 'words.ts'), `export const de = { name: 'Mondlicht', ${options} }, en = { name: 'Moonlight', ${options} };`);
    writeFileSync(join(folder, 'index.ts'), code);
    const { default: moonlight } = (await import(/* @vite-ignore */ join(folder, 'index.ts'))) as { readonly default: Variant };
    const written = toRecipe(moonlight);
    if (!written.ok) throw new Error(written.reason);
    const { values } = moonlight.strings['en']!.options!['cells']!;
    expect(Object.keys(values).sort()).toEqual(moonlight.options['cells']!.map(String).sort());
    expect({ ...written.recipe, strings: null }).toEqual({ ...(JSON.parse(json) as object), rules: 1, strings: null });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

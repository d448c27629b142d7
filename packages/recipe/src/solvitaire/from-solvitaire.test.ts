import { deal } from '@patience/core/search';
import { describe as group, expect, test } from 'vitest';
import { describe } from '../describe/index.js';
import { fromRecipe } from '../from-recipe.js';
import type { Json } from '../json.js';
import { sentenceOf } from '../sentence.js';
import { fromSolvitaire, isSolvitaire } from './from-solvitaire.js';
import { solvitairePresets } from './presets.js';
import { DEFAULTS } from './rules.js';
import { toSolvitaire } from './to-solvitaire.js';

/** Rule sets that recipes cannot express, and the field that is named as the reason. */
const UNSAYABLE = { accordion: 'accordion.size', 'gaps-basic-variant': 'sequences.count', 'gaps-one-deal': 'sequences.count' } as const;

const recipeOf = (json: Json, id = 'game'): Json => {
  const read = fromSolvitaire(json, id);
  if (!read.ok) throw new Error(read.mistakes.map(sentenceOf).join(' '));
  return read.recipe;
};
const variantOf = (json: Json) => {
  const read = fromRecipe(recipeOf(json));
  if (!read.ok) throw new Error(read.mistakes.map(sentenceOf).join(' '));
  return read;
};

/** Leaves out fields that have their default values. */
function withoutDefaults(json: Json): Json {
  const defaults: Readonly<Record<string, unknown>> = { ...DEFAULTS };
  const differ = (value: unknown, usual: unknown): boolean => JSON.stringify(value) !== JSON.stringify(usual);
  const parts = Object.entries(json as object).map(([name, value]: [string, unknown]) => {
    const usual = defaults[name];
    if (typeof value !== 'object' || value === null || typeof usual !== 'object' || usual === null) return [name, value];
    const known: Readonly<Record<string, unknown>> = { ...usual };
    return [name, Object.fromEntries(Object.entries(value).filter(([field, each]) => differ(each, known[field])))];
  });
  return Object.fromEntries(parts.filter(([, value]) => differ(value, {}))) as Json;
}

group('rule sets of Solvitaire', () => {
  const sayable = Object.entries(solvitairePresets).filter(([name]) => !(name in UNSAYABLE));
  test.each(sayable)('the rules of Solvitaire for %s become a patience whose deal uses all cards', (_name, json) => {
    const { value } = variantOf(json);
    const dealt = deal(value, { seed: 1 });
    expect(dealt.ok).toBe(true);
    if (dealt.ok) expect(dealt.value.table.status()).toBe('playing');
  });

  test.each(sayable)('the rules of Solvitaire for %s are written back as they were read', (_name, json) => {
    const written = toSolvitaire(variantOf(json).data);
    expect(written.ok ? written.json : written.missing).toEqual(withoutDefaults(json));
  });

  test.each(Object.entries(UNSAYABLE))('the rules of Solvitaire for %s are refused, since recipes cannot express them', (name, path) => {
    const read = fromSolvitaire(solvitairePresets[name], name);
    expect(read.ok ? [] : read.mistakes.map((mistake) => mistake.path)).toEqual([path]);
  });
});

test('absent fields have the values of Solvitaire: Streets and Alleys', () => {
  expect(describe(variantOf({}).data, 'en').rules).toContain(
    'Deal eight columns: seven cards in each of the first four, six cards in each of the others.',
  );
});

test('a diagonal deal leaves out one column more in each row', () => {
  const { layout } = describe(variantOf(solvitairePresets['simple-simon']!).data, 'en').sections;
  expect(layout.join(' ')).toContain('1, 2, 3, 4, 5, 6, 7, 8, 8 and 8');
});

test('rules of Solvitaire for whole piles and for a reserve that fills empty columns are kept', () => {
  const { play } = describe(variantOf(solvitairePresets['canfield-whole-piles']!).data, 'en').sections;
  expect(play).toContain('An empty column is filled at once from the reserve.');
  expect(play).toContain('From one column to another only the whole column may be moved.');
});

test('the name that the parser of Solvitaire reads for complete piles is accepted', () => {
  const { foundations: _, ...rest } = solvitairePresets['simple-simon'] as Record<string, Json>;
  expect(recipeOf({ ...rest, foundations: { 'complete piles': true } })).toEqual(recipeOf(solvitairePresets['simple-simon']!));
});

test('a mistake in Solvitaire’s JSON is named by its path', () => {
  const read = fromSolvitaire({ 'tableau piles': { 'build policy': 'red-blak' } }, 'game');
  expect(read.ok ? [] : read.mistakes).toMatchObject([{ path: 'tableau piles.build policy', nearest: 'red-black' }]);
});

test('recipes are distinguished from Solvitaire’s JSON', () => {
  expect(isSolvitaire(solvitairePresets['golf'])).toBe(true);
  expect(isSolvitaire(recipeOf(solvitairePresets['golf']!))).toBe(false);
  expect(isSolvitaire([])).toBe(false);
});

test('rules that Solvitaire cannot express are listed', () => {
  const recipe = { ...(recipeOf(solvitairePresets['free-cell-4']!) as object), pair: { sum: 13 } } as Record<string, Json>;
  const table = { ...(recipe['table'] as object), discard: { at: [9, 0] } } as Json;
  const read = fromRecipe({ ...recipe, table });
  expect(read.ok && toSolvitaire(read.data)).toMatchObject({ ok: false, missing: ['pairs and discards'] });
});

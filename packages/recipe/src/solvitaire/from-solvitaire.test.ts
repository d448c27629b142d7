import { Game } from '@patience/core';
import { deal } from '@patience/core/internals';
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
    const written = toSolvitaire(variantOf(json).value);
    expect(written.ok ? written.json : written.missing).toEqual(withoutDefaults(json));
  });

  test.each(Object.entries(UNSAYABLE))('the rules of Solvitaire for %s are refused, since recipes cannot express them', (name, path) => {
    const read = fromSolvitaire(solvitairePresets[name], name);
    expect(read.ok ? [] : read.mistakes.map((mistake) => mistake.path)).toEqual([path]);
  });
});

test('absent fields have the values of Solvitaire: Streets and Alleys', () => {
  expect(describe(variantOf({}).value, 'en').rules).toContain(
    'Deal eight columns: seven cards in each of the first four, six cards in each of the others.',
  );
});

test('a diagonal deal leaves out one column more in each row', () => {
  const { layout } = describe(variantOf(solvitairePresets['simple-simon']!).value, 'en').sections;
  expect(layout.join(' ')).toContain('1, 2, 3, 4, 5, 6, 7, 8, 8 and 8');
});

test('rules of Solvitaire for whole piles and for a reserve that fills empty columns are kept', () => {
  const { play } = describe(variantOf(solvitairePresets['canfield-whole-piles']!).value, 'en').sections;
  expect(play).toContain('An empty column is filled at once from the reserve.');
  expect(play).toContain('From one column to another only the whole column may be moved.');
});

/** One base card of a fixed rank on a foundation, and a reserve. */
const oneOf = (base: string): Json => ({
  'tableau piles': { 'build policy': 'red-black' },
  foundations: { 'initial cards': 'one', 'base card': base },
  reserve: { size: 3 },
});

/** Returns the cards of some piles after a deal, the lowest first. */
function cardsOf(json: Json, seed: number, ...piles: readonly string[]): readonly (readonly string[])[] {
  const game = Game.start(variantOf(json).value, { seed });
  if (!game.ok) throw new Error(game.error.message);
  const { view } = game.value;
  return piles.map((pile) =>
    Array.from({ length: view.count(pile) }, (_, i) => `${String(view.card(pile, i)?.rank)} ${String(view.card(pile, i)?.suit)}`),
  );
}

test.each([
  ['A', '1 C'],
  ['7', '7 C'],
  ['K', '13 C'],
])('one base card of rank %s is laid on the first foundation in every deal, and the others begin empty', (base, card) => {
  for (const seed of [1, 2]) expect(cardsOf(oneOf(base), seed, 'f1', 'f2', 'f3', 'f4')).toEqual([[card], [], [], []]);
});

test.each(['A', '2', '10', 'K'])('rules with one base card of rank %s are written back as they were read', (base) => {
  const written = toSolvitaire(variantOf(oneOf(base)).value);
  expect(written.ok ? written.json : written.missing).toEqual(withoutDefaults(oneOf(base)));
});

test('a ten as the first card of the hole foundation is read and written as Solvitaire’s “10S”', () => {
  const rules: Json = { ...(solvitairePresets['black-hole'] as object), hole: { present: true, 'base card': '10S' } };
  const written = toSolvitaire(variantOf(rules).value);
  expect(written.ok && written.json).toMatchObject({ hole: { 'base card': '10S' } });
});

test('runs of columns end at the base card of the foundations, as in Solvitaire', () => {
  const recipe = recipeOf(oneOf('7')) as { readonly table: Readonly<Record<string, Json>> };
  expect(recipe.table['t1-8']).toMatchObject({ accept: { on: 'down alternate from 7' } });
  const other = { ...(recipe.table['t1-8'] as object), accept: { empty: 'any', on: 'down alternate', max: 1 } } as Json;
  const read = fromRecipe({ ...recipe, table: { ...recipe.table, 't1-8': other } });
  expect(read.ok && toSolvitaire(read.value)).toMatchObject({ ok: false, missing: ['building'] });
});

test('the fixed first card of the hole foundation is not dealt to the reserve', () => {
  const hole = { 'tableau piles': { 'build policy': 'no-build' }, foundations: { present: false }, hole: { present: true } } as const;
  expect(cardsOf({ ...hole, reserve: { size: 3 } }, 1, 'f1')).toEqual([['1 S']]);
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
  expect(read.ok && toSolvitaire(read.value)).toMatchObject({ ok: false, missing: ['pairs and discards'] });
});

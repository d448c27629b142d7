import { allOptions, complete, type CompleteVariant, type Variant } from '@patience/core';
import type { TableData } from '@patience/core/data';
import { installedVariants, loadPlain } from '@patience/core/installed';
import { deal, formatMove, list, MAX_MOVES, positionText, Random, type Table } from '@patience/core/internals';
import { describe, expect, test } from 'vitest';
import { fromRecipe } from './from-recipe.js';
import { nineTowers } from './testing.js';
import { toRecipe } from './to-recipe.js';

/** Numbers for the comparison of a patience with its recipe: combinations of options, games of each, and moves of a game. */
const [COMBINATIONS, GAMES, MOVES] = process.env['PATIENCE_ALL'] === '1' ? [32, 4, 120] : [6, 1, 40];

const sources = await Promise.all(installedVariants(import.meta.dirname).map((installed) => loadPlain(installed, true)));
const written = sources.map((variant) => ({ id: variant.id, variant, result: toRecipe(variant) }));
const data = written.flatMap(({ id, variant, result }) => (result.ok ? [{ id, variant, recipe: result.recipe }] : []));

/** Lists the legal moves of a position in notation. */
const movesOf = (table: Table): string[] => {
  const moves = new Int32Array(MAX_MOVES);
  return Array.from(moves.subarray(0, list(table, moves)), (move) => formatMove(table, move)).sort();
};

/** Plays the same random moves on two tables, and compares every position. */
function compare(one: Table, other: Table, seed: number): void {
  const random = new Random(seed);
  const moves = new Int32Array(MAX_MOVES);
  for (let n = 0; n <= MOVES; n++) {
    expect(positionText(other)).toBe(positionText(one));
    expect(other.status()).toBe(one.status());
    expect(movesOf(other)).toEqual(movesOf(one));
    const count = one.status() === 'playing' ? list(one, moves) : 0;
    if (count === 0) return;
    const move = moves[random.below(count)]!;
    one.play(move);
    other.play(move);
  }
}

/** Returns the piles of a table as plain data. Leaves out an ace as the lowest rank, which is the default. */
const plain = ({ rules }: Table): unknown => JSON.parse(JSON.stringify(rules.piles).replaceAll(/,"low":1(?!\d)/g, ''));

function tableOf(variant: CompleteVariant, seed: number, options: Readonly<Record<string, unknown>>): Table {
  const dealt = deal(variant, { seed, options });
  if (!dealt.ok) throw new Error(dealt.error.message);
  return dealt.value.table;
}

describe('toRecipe', () => {
  test('toRecipe writes what fromRecipe has read, also after a game was dealt', () => {
    const read = fromRecipe(nineTowers);
    if (!read.ok) throw new Error(JSON.stringify(read.mistakes));
    expect(deal(read.value, { seed: 1 }).ok).toBe(true);
    const again = toRecipe(read.value);
    const second = again.ok && fromRecipe(again.recipe);
    expect(second && second.ok && second.value).toEqual(read.value);
  });

  test('toRecipe writes installed patiences as recipes', () => {
    expect(data.length).toBeGreaterThan(30);
  });

  test.each<[string, object, string]>([
    ['a choice inside a link', { step: -1, suit: { option: 'draw', values: { 1: 'same', 3: 'any' } } }, 'down any'],
    ['a choice that leaves a field out', { step: 1, suit: 'same', wrap: { option: 'draw', values: { 1: true } } }, 'up same'],
    ['a lowest rank', { step: 2, suit: 'other', low: 'K' }, '2 other from K'],
  ])('toRecipe writes a link in words: %s', (_what, on, text) => {
    const { value: tower } = fromRecipe(nineTowers) as { readonly value: Variant };
    const table = { ...(tower.table as TableData), 't1-9': { ...(tower.table as TableData)['t1-9'], accept: { empty: 13, on } } };
    const result = toRecipe({ ...tower, table } as unknown as Variant);
    expect(JSON.stringify(result.ok && result.recipe['table'])).toContain(`"${text}"`);
  });

  test.each(written.filter(({ result }) => !result.ok))(
    'toRecipe refuses $id, and names its functions or the words that recipes lack',
    ({ result }) => {
      expect(result).toMatchObject({ ok: false });
      if (result.ok) return;
      if (result.functions.length === 0) expect(result.reason).toMatch(/cannot be a recipe: \w\S* .* allowed: /);
      for (const path of result.functions) expect(result.reason).toContain(path);
    },
  );

  test.each(data)('the recipe of $id plays like the patience itself', ({ variant, recipe }) => {
    const read = fromRecipe(JSON.stringify(recipe));
    if (!read.ok) throw new Error(JSON.stringify(read.mistakes));
    const [one, other] = [complete(variant), complete(read.value)];
    expect({ ...other, ...parts }).toEqual({ ...one, ...parts, strings: other.strings });
    for (const options of allOptions(variant).slice(0, COMBINATIONS))
      for (let seed = 1; seed <= GAMES; seed++) {
        const [table, again] = [tableOf(one, seed, options), tableOf(other, seed, options)];
        expect(plain(again)).toEqual(plain(table));
        compare(table, again, seed);
      }
  });

  test('toRecipe writes a rule that an option removes as absent, not as the default of the row’s letter', () => {
    const { value: tower } = fromRecipe(nineTowers) as { readonly value: Variant };
    const rules = { role: 'tableau', accept: { option: 'draw', values: { 1: { empty: 'any' } } }, take: 'top' };
    const table = ['c1', 't1'].map((id, x) => ({ id, at: [x, 0], ...rules, fan: { option: 'cells', values: { 2: 'right' } } }));
    const made = { ...tower, table, deal: [{ to: 'tableau', all: true }], actions: {}, strings: {} } as unknown as Variant;
    const result = toRecipe(made);
    if (!result.ok) throw new Error(result.reason);
    const read = fromRecipe(result.recipe);
    if (!read.ok) throw new Error(JSON.stringify(read.mistakes));
    for (const options of allOptions(read.value))
      expect(complete(read.value).table(options, [])).toEqual(complete(made).table(options, []));
  });

  test('a recipe that was read is written so that it is read as the same data', () => {
    const read = fromRecipe(nineTowers);
    if (!read.ok) throw new Error(JSON.stringify(read.mistakes));
    const again = toRecipe(read.value);
    if (!again.ok) throw new Error(again.reason);
    const second = fromRecipe(again.recipe);
    expect(second.ok && second.value).toEqual(read.value);
  });
});

/** Functions that patience and recipe both have, which are compared by their results. */
const parts = {
  ...{ deck: null, numbered: null, table: null, deal: null, after: null, pair: null, actions: null, status: null, rank: null },
  base: null,
};

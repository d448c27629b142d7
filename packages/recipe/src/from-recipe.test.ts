import { allOptions, Game } from '@patience/core';
import { checkLaw, LAWS } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { describe as describeRules } from './describe/index.js';
import { fromRecipe } from './from-recipe.js';
import { sentenceOf } from './sentence.js';
import { changed, nineTowers } from './testing.js';
import { toRecipe } from './to-recipe.js';

/** Deals a recipe that must have no mistake. */
function dealt(json: unknown, options: Readonly<Record<string, unknown>> = {}): Game {
  const read = fromRecipe(json);
  if (!read.ok) throw new Error(read.mistakes.map(sentenceOf).join('\n'));
  const game = Game.start(read.value, { seed: 1, options });
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
}

describe('a recipe', () => {
  test('a recipe becomes a patience that can be dealt under all its options', () => {
    const read = fromRecipe(nineTowers);
    if (!read.ok) throw new Error(JSON.stringify(read.mistakes));
    expect(allOptions(read.value)).toHaveLength(8);
    for (const options of allOptions(read.value)) expect(Game.start(read.value, { seed: 7, options }).ok).toBe(true);
  });

  test('a recipe can be given as text', () => {
    expect(fromRecipe(JSON.stringify(nineTowers)).ok).toBe(true);
  });

  test('rows of a recipe become single piles with their rules', () => {
    const { piles } = dealt(nineTowers);
    expect(piles.map(({ id }) => id)).toEqual([
      'stock',
      'waste',
      'c1',
      'c2',
      'f1',
      'f2',
      'f3',
      'f4',
      ...Array.from({ length: 9 }, (_, i) => `t${i + 1}`),
    ]);
    expect(piles.find(({ id }) => id === 't3')).toEqual({
      id: 't3',
      role: 'tableau',
      at: [2, 1],
      group: 'columns',
      fan: 'down',
      reveal: true,
      accept: { empty: 13, on: { step: -1, suit: 'alternate' } },
      take: { run: { step: -1, suit: 'alternate' } },
    });
    expect(piles.find(({ id }) => id === 'f2')).toMatchObject({
      group: 'foundations',
      accept: { empty: 1, on: { step: 1, suit: 'same' }, max: 1 },
    });
  });

  test('an option may have capital letters in its name, with words for it', () => {
    const words = { name: 'Draw', values: { 1: 'One', 3: 'Three' } };
    const read = fromRecipe({ ...nineTowers, options: { drawCount: [1, 3] }, strings: { en: { options: { drawCount: words } } } });
    expect(read.ok || read.mistakes.map(({ path }) => path)).not.toContain('strings.en.options.drawCount');
  });

  test('values of a recipe follow the options that the player chooses', () => {
    expect(dealt(nineTowers, { cells: 1 }).piles.map(({ id }) => id)).not.toContain('c2');
    const waste = (draw: 1 | 3): unknown => dealt(nineTowers, { draw }).piles.find(({ id }) => id === 'waste');
    expect(waste(1)).toEqual({ id: 'waste', role: 'waste', at: [1, 0], take: 'top' });
    expect(waste(3)).toMatchObject({ fan: 'right', fanned: 3 });
    const game = dealt(nineTowers, { draw: 3 });
    game.play(['turn']);
    expect(game.view.count('waste')).toBe(3);
  });

  test('an action of a recipe may have the name of a field that contains piles', () => {
    expect(fromRecipe(changed('actions', { fill: 'turn', empty: { redeal: 1 } }))).toMatchObject({ ok: true });
  });

  test('the piles of a row can have rules in turn, and rules under a condition', () => {
    const accept = { while: { any: [{ empty: 'stock' }, { counter: 'redeals' }] }, else: 'not-yet', empty: { inTurn: ['K', 'Q'] } };
    const { piles } = dealt(changed('table/t1-9', { at: [0, 1], accept, group: { inTurn: ['left', 'right'] } }));
    expect(piles.filter(({ role }) => role === 'tableau').map(({ group }) => group)).toEqual(
      Array.from({ length: 9 }, (_, i) => (i % 2 === 0 ? 'left' : 'right')),
    );
    expect(fromRecipe(changed('table/t1-9/accept/empty', { inTurn: ['K', 'Q'] }))).toMatchObject({ ok: true });
  });

  test('a recipe without words is named after its id, and its actions have the usual names', () => {
    const read = fromRecipe(changed('strings', null));
    if (!read.ok) throw new Error(JSON.stringify(read.mistakes));
    expect(read.value.strings['en']).toMatchObject({ name: 'Nine Towers', actions: { turn: 'Turn a card' } });
  });

  test.each([{ gather: 3 }, { row: 'allowed' }])('columns are not interchangeable when the action %j visits them in order', (action) => {
    const read = fromRecipe(changed('actions', { again: action }));
    if (!read.ok) throw new Error(read.mistakes.map(sentenceOf).join('\n'));
    const law = LAWS.find(({ name }) => name.startsWith('piles of one group are interchangeable'))!;
    checkLaw(read.value, law, { games: 2 });
  });

  test('cards of a pyramid in a recipe cover each other', () => {
    const { piles } = dealt({
      id: 'small-pyramid',
      table: {
        't1-6': { at: [0, 0.5], pyramid: 3, take: 'top', fan: false, group: false, accept: false },
        discard: { at: [4, 0] },
        stock: { at: [5, 0] },
      },
      deal: [{ to: 't1-6' }, { to: 'stock', rest: true }],
      pair: { sum: 13 },
    });
    expect(piles.filter(({ role }) => role === 'tableau').map(({ at, coveredBy }) => [at, coveredBy])).toEqual([
      [
        [1, 0],
        ['t2', 't3'],
      ],
      [
        [0.5, 0.5],
        ['t4', 't5'],
      ],
      [
        [1.5, 0.5],
        ['t5', 't6'],
      ],
      [[0, 1], undefined],
      [[1, 1], undefined],
      [[2, 1], undefined],
    ]);
  });
});

describe('the words of a recipe', () => {
  test('each reason that a recipe defines gets a sentence in each of its languages', () => {
    const guarded = { at: [0, 1], accept: { while: { empty: 'stock' }, else: 'not-yet', empty: 'K', on: 'down' }, take: { run: 'down' } };
    const json = { ...(changed('table/t1-9', guarded) as object), actions: { deal: { row: 'filled' }, again: { gather: 3 } } };
    const read = fromRecipe(json);
    if (!read.ok) throw new Error(read.mistakes.map(sentenceOf).join('\n'));
    for (const words of Object.values(read.value.strings)) expect(Object.keys(words.reasons!).sort()).toEqual(['not-yet']);
  });

  test('the words of a recipe are kept in every language that the recipe has', () => {
    const read = fromRecipe(changed('strings', { fr: { name: 'Neuf tours', piles: { tableau: 'tour' } } }));
    if (!read.ok) throw new Error(read.mistakes.map(sentenceOf).join('\n'));
    const names = Object.entries(read.value.strings).map(([tag, { name, piles }]) => [tag, name, piles]);
    expect(names).toEqual(['de', 'en', 'fr'].map((tag) => [tag, 'Neuf tours', { tableau: 'tour' }]));
  });
});

test('an option may have the value "inTurn", which means no values in turn', () => {
  const limit = { option: 'size', values: { inTurn: 7, other: 8 } };
  const game = dealt({
    ...(changed('table/t1-9/limit', limit) as object),
    options: { ...(nineTowers['options'] as object), size: ['inTurn', 'other'] },
  });
  expect(game.piles.find(({ id }) => id === 't1')?.limit).toBe(7);
});

test('a pyramid whose row begins with another number than one covers its own piles', () => {
  const { piles } = dealt({
    id: 'shifted',
    table: { 't5-7': { at: [0, 0.5], pyramid: 2, take: 'top' }, stock: { at: [5, 0] } },
    deal: [{ to: 't5-7' }, { to: 'stock', rest: true }],
  });
  expect(piles[0]).toMatchObject({ id: 't5', coveredBy: ['t6', 't7'] });
});

test('numbers that a recipe shows have its own text, or one made from their name', () => {
  const read = fromRecipe(changed('shows', { left: { cards: 'tableau' }, turned: { counter: 'redeals', on: 'stock' } }));
  if (!read.ok) throw new Error(JSON.stringify(read.mistakes));
  expect(read.value.strings['en']!.shows).toEqual({ left: 'Left: {n}', turned: 'Turned: {n}' });
  expect(Object.keys(read.value.shows!)).toEqual(['left', 'turned']);
  expect(describeRules(read.value, 'en').sections.layout).toContain('Shown above the table: “Left: …”.');
  expect(describeRules(read.value, 'de').sections.layout).toContain('Auf dem Platz „Talon“ steht: „Turned: …“.');
  expect(toRecipe(read.value)).toMatchObject({ ok: true, recipe: { shows: { left: { cards: 'tableau' } } } });
});

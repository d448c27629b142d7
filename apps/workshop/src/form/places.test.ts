import { installedVariants } from '@patience/core/installed';
import { allOptions, complete, type Pile, type Variant } from '@patience/core';
import { checkLaw, LAWS } from '@patience/core/testing';
import { fromRecipe, sentenceOf } from '@patience/recipe';
import { sample } from '@patience/tooling/sample';
import { expect, test } from 'vitest';
import type { JsonObject } from '../json/path.js';
import { fromVariant } from '../start/beginning.js';
import { TEMPLATES } from '../start/templates.js';
import { de } from '../words/de.js';
import { en } from '../words/en.js';
import { withRoom } from './places.js';
import { takeStep } from './steps.js';
import wellKnown from './well-known.json' with { type: 'json' };

/** Returns the piles of a recipe by their ids, under the last of the player's choices. */
function pilesOf(recipe: JsonObject): ReadonlyMap<string, Pile> {
  const read = fromRecipe(recipe);
  if (!read.ok) throw new Error(read.mistakes.map(sentenceOf).join('\n'));
  return new Map(
    complete(read.value)
      .table(allOptions(read.value).at(-1)!, [])
      .map((pile) => [pile.id, pile]),
  );
}

const yOf = (piles: ReadonlyMap<string, Pile>, id: string): number => piles.get(id)!.at[1];

test('a row that is added beside a pyramid lies below it, and the other rows keep their places', () => {
  const before = pilesOf(TEMPLATES.pairs);
  const after = pilesOf(takeStep(TEMPLATES.pairs, ['+', 'addRow', 'cell']));
  for (const [id, { at }] of before) expect(after.get(id)!.at).toEqual(at);
  const lowest = Math.max(...[...before.keys()].map((id) => yOf(before, id)));
  for (const id of ['c1', 'c2', 'c3', 'c4']) expect(yOf(after, id)).toBeGreaterThanOrEqual(lowest + 1);
});

test('a row that gets a fan downwards makes room for it above the columns', () => {
  const withReserve = takeStep(TEMPLATES.cells, ['+', 'addRow', 'reserve']);
  const flat = pilesOf(withReserve);
  const fanned = pilesOf(takeStep(withReserve, ['fan', 'table.r1.fan', 'down']));
  expect(yOf(flat, 't1') - yOf(flat, 'r1')).toBe(1);
  expect(yOf(fanned, 't1') - yOf(fanned, 'r1')).toBeGreaterThan(1.5);
});

test('a row below two rows of columns lies below their fans', () => {
  const more = pilesOf(takeStep(TEMPLATES.stock, ['+', 'addOther', 'tableau']));
  expect(Math.abs(yOf(more, 't8') - yOf(more, 't1'))).toBeGreaterThan(1.5);
});

test('a row that is added beside a waste of three cards leaves room for their fan, also where the player chooses it', () => {
  const chosen = { option: 'draw', values: { 3: 'right' } };
  const chosenFan = {
    ...TEMPLATES.stock,
    options: { draw: [1, 3] },
    table: { ...(TEMPLATES.stock['table'] as JsonObject), waste: { at: [1, 0], take: 'top', fan: chosen, fanned: 3 } },
  };
  for (const recipe of [chosenFan, takeStep(TEMPLATES.stock, ['turned', 'actions.turn.turn', 3])]) {
    const piles = pilesOf(takeStep(recipe, ['+', 'addRow', 'cell']));
    const [x, y] = piles.get('waste')!.at;
    const beside = [...piles.values()].filter(({ at }) => at[1] === y && at[0] > x).map(({ at }) => at[0]);
    expect(Math.min(...beside) - x).toBeGreaterThanOrEqual(1.4);
  }
});

test('three cards turned at once fan on the waste, and a single one does not', () => {
  const three = takeStep(TEMPLATES.stock, ['turned', 'actions.turn.turn', 3]);
  expect(pilesOf(three).get('waste')).toMatchObject({ fan: 'right', fanned: 3 });
  expect(pilesOf(takeStep(three, ['turned', 'actions.turn.turn', 1])).get('waste')!.fan).toBeUndefined();
});

test.each([
  [
    'before the cells are added',
    [
      ['turned', 'actions.turn.turn', 3],
      ['+', 'addRow', 'cell'],
    ],
  ],
  [
    'after the cells were added',
    [
      ['+', 'addRow', 'cell'],
      ['turned', 'actions.turn.turn', 3],
    ],
  ],
] as const)('nine columns with cells leave room for the three cards of the waste when they are chosen %s', (_when, steps) => {
  const nine = takeStep(TEMPLATES.stock, ['count', 'table.t1-7.at', 9]);
  const read = fromRecipe(steps.reduce<JsonObject>(takeStep, nine));
  if (!read.ok) throw new Error(read.mistakes.map(sentenceOf).join('\n'));
  for (const law of LAWS.filter(({ name }) => /fan has room|apart from/.test(name))) checkLaw(read.value, law, { games: 1 });
});

const withReserve = wellKnown.find(({ start, steps }) => start === 'pairs' && steps.some(([, , role]) => role === 'reserve'))!;

test('a reserve below a pyramid touches none of its cards', () => {
  const piles = pilesOf(withReserve.steps.reduce(takeStep, TEMPLATES.pairs));
  const lowest = Math.max(...[...piles.values()].filter(({ role }) => role === 'tableau').map(({ at }) => at[1]));
  for (const { role, at } of piles.values()) if (role === 'reserve') expect(at[1]).toBeGreaterThanOrEqual(lowest + 1);
});

const variants = await Promise.all(
  installedVariants(import.meta.dirname).map(
    async ({ module }) => ((await import(/* @vite-ignore */ module)) as { default: Variant }).default,
  ),
);
const recipes = [
  ...Object.values(TEMPLATES),
  ...variants.flatMap((variant) => {
    const beginning = fromVariant(variant, { de, en });
    return beginning.ok ? [beginning.recipe] : [];
  }),
].map((recipe) => [recipe['id'] as string, recipe] as const);

test.each(sample(recipes, 1_000, 16))('the piles of %s keep their places', (_id, recipe) => {
  expect(withRoom(recipe)).toEqual(recipe);
});

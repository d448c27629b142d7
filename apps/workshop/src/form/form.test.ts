import { installedVariants } from '@patience/core/installed';
import { allOptions, Game, type Variant } from '@patience/core';
import { fromRecipe, sentenceOf, toRecipe } from '@patience/recipe';
import { sample } from '@patience/tooling/sample';
import { expect, test } from 'vitest';
import { fromVariant } from '../start/beginning.js';
import { TEMPLATES } from '../start/templates.js';
import { isObject, partAt, withField, type JsonObject } from '../json/path.js';
import { formatJson } from '../json/format.js';
import { de } from '../words/de.js';
import { en } from '../words/en.js';
import type { Field, FieldValue } from './field.js';
import { placed } from './mistakes.js';
import { partsOf, withoutUnused } from './sections.js';
import { takeStep } from './steps.js';

const LANGUAGES = ['de', 'en'];

/** Reads a recipe. @throws Error that names its mistakes */
function variantOf(recipe: JsonObject): Variant {
  const read = fromRecipe(recipe);
  if (!read.ok) throw new Error(read.mistakes.map(sentenceOf).join('\n'));
  return read.value;
}

/** Returns everything that a recipe defines, as data that can be compared. */
const dataOf = (recipe: JsonObject): unknown => {
  variantOf(recipe);
  const read = fromRecipe(recipe);
  return read.ok && read.value;
};

const fieldsOf = (recipe: JsonObject): readonly Field[] =>
  partsOf(recipe, LANGUAGES).flatMap(({ sections }) => sections.flatMap(({ fields }) => fields));

const field = (recipe: JsonObject, key: string, path: string): Field => {
  const found = fieldsOf(recipe).find((each) => each.key === key && each.path === path);
  if (!found)
    throw new Error(
      `no field "${key}" at ${path}; there are ${fieldsOf(recipe)
        .map((each) => `${each.key} ${each.path}`)
        .join(', ')}`,
    );
  return found;
};

const set = (recipe: JsonObject, key: string, path: string, value: FieldValue): JsonObject => field(recipe, key, path).set(value);

/** The recipes that the workshop makes from all installed patiences whose rules are data. */
const installed: readonly JsonObject[] = await Promise.all(
  installedVariants(import.meta.dirname).map(
    async ({ module }) => ((await import(/* @vite-ignore */ module)) as { default: Variant }).default,
  ),
).then((variants) =>
  variants.flatMap((variant) => {
    const beginning = fromVariant(variant, { de, en });
    expect(beginning.ok).toBe(toRecipe(variant).ok);
    return beginning.ok ? [beginning.recipe] : [];
  }),
);

const all = sample(
  [...Object.values(TEMPLATES), ...installed].map((recipe) => [recipe['id'] as string, recipe] as const),
  1_000,
  16,
);

test.each(all)('%s is dealt, and is the same after it was written and read', (_id, recipe) => {
  const variant = variantOf(recipe);
  for (const options of allOptions(variant)) expect(Game.start(variant, { seed: 1, options }).ok).toBe(true);
  expect(JSON.parse(formatJson(recipe))).toEqual(recipe);
});

test.each(all)('each field of %s that is given its own value changes no rule', (_id, recipe) => {
  const before = JSON.stringify(dataOf(recipe));
  for (const each of fieldsOf(recipe)) {
    if (each.value === undefined || each.control.kind === 'fact') continue;
    const changed = each.set(each.value);
    expect(JSON.stringify(dataOf(changed)), `${each.key} ${each.path}`).toBe(before);
  }
});

test('more columns are dealt more cards, and every rule that names the row names the new one', () => {
  const nine = set(TEMPLATES.stock, 'count', 'table.t1-7.at', 9);
  expect(nine['deal']).toEqual([
    { to: 't1-9', rows: '1..9', face: 'down' },
    { to: 'stock', rest: true },
  ]);
  const game = Game.start(variantOf(nine), { seed: 1 });
  expect(game.ok && game.value.piles.filter(({ role }) => role === 'tableau').map(({ id }) => game.value.view.count(id))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9,
  ]);
  expect(set(nine, 'count', 'table.t1-9.at', 7)).toEqual(TEMPLATES.stock);
  const eight = set(TEMPLATES.pile, 'count', 'table.t1-7.at', 8);
  expect(eight['status']).toEqual({ empty: 't1-8' });
});

test('a step that names the only row of columns by its role is dealt to the new number of columns', () => {
  const deal = [
    { to: 'tableau', rows: '1..7', face: 'down' },
    { to: 'stock', rest: true },
  ];
  const nine = set({ ...TEMPLATES.stock, deal }, 'count', 'table.t1-7.at', 9);
  expect(nine['deal']).toMatchObject([{ to: 'tableau', rows: '1..9' }, {}]);
  expect(variantOf(nine).id).toBe('my-columns');
});

test('a row that gets fewer piles than the player can choose offers at most as many', () => {
  const chosen = field(TEMPLATES.stock, 'count', 'table.t1-7.at').choose!();
  const six = set(chosen, 'count', 'table.t1-8.at', 6);
  expect(partAt(six, ['table', 't1-6', 'count', 'values'])).toEqual({ 7: 6, 8: 6 });
  expect(variantOf(six).id).toBe('my-columns');
});

test('the number of foundations changes with decks and suits if it was one for each suit of each deck, and else stays', () => {
  const foundations = (recipe: JsonObject): number => {
    const game = Game.start(variantOf(recipe), { seed: 1 });
    return game.ok ? game.value.piles.filter(({ role }) => role === 'foundation').length : 0;
  };
  const two = set(TEMPLATES.stock, 'copies', 'deck.copies', 2);
  expect(foundations(two)).toBe(8);
  expect(foundations(set(two, 'suits', 'deck.suits', ['H', 'S']))).toBe(4);
  expect(foundations(set(two, 'copies', 'deck.copies', 1))).toBe(4);
  expect(foundations(set(TEMPLATES.pile, 'copies', 'deck.copies', 2))).toBe(1);
});

test('piles that would lie over each other are laid out anew', () => {
  const wider = set(TEMPLATES.cells, 'count', 'table.c1-4.at', 6);
  const game = Game.start(variantOf(wider), { seed: 1 });
  const places = game.ok ? game.value.piles.map(({ at }) => at.join()) : [];
  expect(places.length).toBe(18);
  expect(new Set(places).size).toBe(places.length);
});

test('a pyramid of another height has as many piles as it needs', () => {
  const six = set(TEMPLATES.pairs, 'pyramid', 'table.t1-28.pyramid', 6);
  expect(variantOf(six).id).toBe('my-pairs');
  expect(six['status']).toEqual({ empty: 't1-21' });
  expect(set(six, 'pyramid', 'table.t1-21.pyramid', 7)).toEqual(TEMPLATES.pairs);
  const { table, ...rest } = TEMPLATES.pairs;
  const pyramids = { ...(table as JsonObject), 't1-28': { pyramid: 4, peaks: 3, at: [0, 0.5], take: 'top', fan: false } };
  const two = set({ ...rest, table: pyramids }, 'peaks', 'table.t1-28.peaks', 2);
  expect(variantOf(two).id).toBe('my-pairs');
  expect(two['status']).toEqual({ empty: 't1-19' });
});

test('changing how cards build also changes which cards are lifted together, where both rules were equal', () => {
  const suited = set(TEMPLATES.stock, 'suit', 'table.t1-7.accept.on', 'same');
  expect(partAt(suited, ['table', 't1-7', 'accept', 'on'])).toBe('down same');
  expect(partAt(suited, ['table', 't1-7', 'take', 'run'])).toBe('down same');
  const runs = set(TEMPLATES.sequences, 'suit', 'table.t1-10.accept.on', 'alternate');
  expect(partAt(runs, ['table', 't1-10', 'take', 'run'])).toBe('down same');
});

test('defaults of a row are shown and written down only when they change', () => {
  expect(field(TEMPLATES.stock, 'empty', 'table.f1-4.accept.empty').value).toBe('A');
  const queens = set(TEMPLATES.stock, 'empty', 'table.f1-4.accept.empty', 'Q');
  expect(partAt(queens, ['table', 'f1-4', 'accept'])).toEqual({ empty: 'Q', on: 'up same', max: 1 });
  const flat = set(TEMPLATES.stock, 'fan', 'table.t1-7.fan', 'none');
  expect(partAt(flat, ['table', 't1-7', 'fan'])).toBe(false);
});

test('the card that sets the base of foundations can come from the reserve, and a form without this choice keeps the rule', () => {
  const path = 'table.f1-4.accept.empty';
  const chosen = set(TEMPLATES.stock, 'empty', path, 'like reserve');
  expect(partAt(chosen, path.split('.'))).toEqual({ like: 'foundations', first: ['reserve'] });
  expect(field(chosen, 'empty', path).value).toBe('like reserve');
  const other = { like: 'foundations', first: ['waste', 'cell'] };
  const written = withField(TEMPLATES.stock, [...path.split('.')], other);
  variantOf(written);
  expect(partAt(set(written, 'single', 'table.f1-4.accept.max', false), path.split('.'))).toEqual(other);
});

test('the sentence about not building differs between cells and columns', () => {
  const says = (path: string): string | undefined => field(TEMPLATES.cells, 'step', path).says;
  expect(says('table.c1-4.accept.on')).toBe('noneInCell');
  expect(says('table.t1-8.accept.on')).toBeUndefined();
  for (const { fields } of [de, en]) expect(Object.keys(fields.step.says!)).toContain('noneInCell');
});

test('choosing that a click on the stock turns cards adds a stock and a waste', () => {
  const turning = set(TEMPLATES.cells, 'click', 'actions', 'turn');
  const game = Game.start(variantOf(turning), { seed: 1 });
  expect(game.ok && game.value.view.count('stock')).toBe(28);
  expect(variantOf(set(turning, 'click', 'actions', 'nothing')).actions ?? {}).toEqual({});
});

test('removing a row removes the steps and rules that name it', () => {
  const part = (recipe: JsonObject, key: string) => partsOf(recipe, LANGUAGES).find((each) => each.key === key)!;
  const withCells = part(TEMPLATES.stock, 'piles')
    .acts.find(({ names }) => names?.['role'] === 'cell')!
    .apply();
  expect(Object.keys(withCells['table'] as object)).toContain('c1-4');
  expect(variantOf(withCells).id).toBe('my-columns');
  const without = part(withCells, 'piles')
    .sections.find(({ id }) => id === 'row-c1-4')!
    .acts[0]!.apply();
  expect(Object.keys(without['table'] as object)).toEqual(Object.keys(TEMPLATES.stock['table'] as object));
});

test('a row gets another rule for laying cards, which has its own fields, and loses it again', () => {
  const act = (recipe: JsonObject, row: string, key: string) =>
    partsOf(recipe, LANGUAGES)
      .flatMap(({ sections }) => sections)
      .find(({ id }) => id === `row-${row}`)!
      .acts.find((each) => each.key === key);
  for (const row of ['t1-7', 'f1-4']) {
    const two = act(TEMPLATES.stock, row, 'addRule')!.apply();
    const changed = set(two, 'empty', `table.${row}.accept.1.empty`, '7');
    variantOf(changed);
    expect((partAt(changed, ['table', row, 'accept']) as JsonObject[]).map(({ empty }) => empty)).toEqual([row === 't1-7' ? 'K' : 'A', 7]);
    const one = act(changed, row, 'removeRule')!.apply();
    expect(partAt(one, ['table', row, 'accept'])).toEqual(
      partAt(TEMPLATES.stock, ['table', row, 'accept']) ?? { empty: 'A', on: 'up same', max: 1 },
    );
    expect(act(one, row, 'removeRule')).toBeUndefined();
  }
  expect(act(TEMPLATES.sequences, 'f1-8', 'addRule')).toBeUndefined();
});

test('a row has at most as many rules as a recipe may have', () => {
  const add = (recipe: JsonObject) =>
    partsOf(recipe, LANGUAGES)
      .flatMap(({ sections }) => sections)
      .find(({ id }) => id === 'row-t1-7')!
      .acts.find(({ key }) => key === 'addRule');
  let recipe = TEMPLATES.stock;
  for (let next = add(recipe); next; next = add(recipe)) recipe = next.apply();
  expect(partAt(recipe, ['table', 't1-7', 'accept'])).toHaveLength(8);
  variantOf(recipe);
});

test('a mistake belongs to the field of its part, or to its section', () => {
  const wrong = set(TEMPLATES.stock, 'dealRows', 'deal.0.rows', 'many');
  const read = fromRecipe(wrong);
  expect(read.ok).toBe(false);
  const [first] = placed(read.ok ? [] : read.mistakes, partsOf(wrong, LANGUAGES));
  expect(first?.field).toBe('field-dealRows-deal_0_rows');
});

test('removing an action removes its words', () => {
  const [named] = installed.filter(
    (recipe) => isObject(partAt(recipe, ['strings', 'en', 'actions'])) && Object.keys(recipe['actions'] ?? {}).length > 0,
  );
  const silent = withoutUnused(set(named!, 'click', 'actions', 'nothing'));
  expect(partAt(silent, ['strings', 'en', 'actions', 'turn'])).toBeUndefined();
});

test('the form shows a recipe whose piles have names such as constructor', () => {
  const recipe = { id: 'odd', table: { constructor: { at: [0, 0] }, t1: { at: [1, 0], role: 'toString' } }, deal: [{ to: 't1' }] };
  expect(partsOf(recipe, LANGUAGES)[1]!.sections.map(({ fields }) => fields.length)).toEqual([0, 1]);
});

const idsOf = (recipe: JsonObject, role: string): readonly string[] =>
  Object.keys(recipe['table'] as JsonObject).filter((key) =>
    partsOf(recipe, LANGUAGES)[1]!.sections.some(({ id, names }) => id === `row-${key}` && names['role'] === role),
  );

test('a button adds one column to the row that there is, which gets its cards, or columns of another kind', () => {
  const one = takeStep(TEMPLATES.stock, ['+', 'addOne', 'tableau']);
  expect(idsOf(one, 'tableau')).toEqual(['t1-8']);
  expect(partAt(one, ['deal', '0'])).toEqual({ to: 't1-8', rows: '1..8', face: 'down' });
  expect(idsOf(takeStep(TEMPLATES.stock, ['+', 'addOther', 'tableau']), 'tableau')).toEqual(['t1-7', 't8-14']);
  variantOf(one);
});

test('a stock that is added has cards, a click that turns them, and a waste', () => {
  const recipe = takeStep(TEMPLATES.cells, ['+', 'addRow', 'stock']);
  expect([idsOf(recipe, 'stock'), idsOf(recipe, 'waste')]).toEqual([['stock'], ['waste']]);
  const started = Game.start(variantOf(recipe), { seed: 1 });
  expect(started.ok && started.value.view.count('stock')).toBe(28);
  expect(started.ok && started.value.legalMoves().length).toBeGreaterThan(0);
});

test('removing the stock or the waste switches the click on the stock off, with all that names it', () => {
  const auto = { ...TEMPLATES.stock, auto: ['turn'] };
  for (const row of ['row-stock', 'row-waste']) {
    const recipe = withoutUnused(takeStep(auto, ['-', row]));
    expect([recipe['actions'], recipe['auto']]).toEqual([undefined, undefined]);
  }
});

test('a sentence about the use of a value is only at piles for which it is true', () => {
  const says = (recipe: JsonObject, key: string, path: string): readonly unknown[] => {
    const { says: own, isPlain } = field(recipe, key, path);
    return [own, isPlain];
  };
  const { stock, pairs } = TEMPLATES;
  expect(says(stock, 'empty', 'table.t1-7.accept.empty')).toEqual([undefined, undefined]);
  expect(says(stock, 'count', 'table.f1-4.at')).toEqual([undefined, true]);
  const bare = withField(pairs, ['table', 'discard', 'accept'], { on: 'any' });
  expect(says(bare, 'empty', 'table.discard.accept.empty')[0]).toBe('nothing');
  expect(says(takeStep(pairs, ['pair', 'pair', 'none']), 'pair', 'pair')[0]).toBe('nothing');
});

test('fields of several rules follow each other rule by rule', () => {
  const add = partsOf(TEMPLATES.stock, LANGUAGES)[1]!
    .sections.find(({ id }) => id === 'row-t1-7')!
    .acts.find(({ key }) => key === 'addRule')!;
  const rules = partsOf(add.apply(), LANGUAGES)[1]!
    .sections.find(({ id }) => id === 'row-t1-7')!
    .fields.flatMap(({ path }) => /accept\.(\d)/.exec(path)?.[1] ?? []);
  expect(rules.length).toBeGreaterThan(6);
  expect(rules).toEqual([...rules].sort());
});

test.each([
  ['<b>x</b><img src=y>', 'b-x-b-img-src-y'],
  ['Größte Patience!', 'grosste-patience'],
  ['13 Könige', 'my-13-konige'],
  ['', 'my-game'],
  ['---', 'my-game'],
  ['a'.repeat(99), 'a'.repeat(60)],
])('the id of %j is repaired', (text, id) => {
  expect(set(TEMPLATES.stock, 'id', 'id', text)['id']).toBe(id);
  variantOf(set(TEMPLATES.stock, 'id', 'id', text));
});

import { Game, type Options } from '@patience/core';
import { fromRecipe, sentenceOf } from '@patience/recipe';
import { expect, test } from 'vitest';
import { partAt, withField, type JsonObject } from '../json/path.js';
import { TEMPLATES } from '../start/templates.js';
import type { Field } from './field.js';
import { partsOf } from './sections.js';

const LANGUAGES = ['de', 'en'];

const fieldsOf = (recipe: JsonObject): readonly Field[] =>
  partsOf(recipe, LANGUAGES).flatMap(({ sections }) => sections.flatMap(({ fields }) => fields));

const field = (recipe: JsonObject, key: string, path: string): Field =>
  fieldsOf(recipe).find((each) => each.key === key && each.path === path)!;

const mistakesOf = (recipe: JsonObject): readonly string[] => {
  const read = fromRecipe(recipe);
  return read.ok ? [] : read.mistakes.map(sentenceOf);
};

/** Deals a recipe, and returns the piles of the game. */
const dealt = (recipe: JsonObject, options: Options = {}): string => {
  const read = fromRecipe(recipe);
  if (!read.ok) throw new Error(read.mistakes.map(sentenceOf).join('\n'));
  const game = Game.start(read.value, { seed: 1, options });
  if (!game.ok) throw new Error(game.error.message);
  return JSON.stringify(game.value.piles.map(({ id }) => [id, game.value.view.count(id)]));
};

test.each(Object.entries(TEMPLATES))('the player can choose each field of the template "%s" that offers it', (_name, recipe) => {
  const offering = fieldsOf(recipe).filter(({ choose }) => choose);
  expect(offering.length).toBeGreaterThan(8);
  for (const { key, path, choose } of offering) {
    const chosen = choose!();
    expect(mistakesOf(chosen), `${key} ${path}`).toEqual([]);
    expect(dealt(chosen), `${key} ${path}`).toBe(dealt(recipe));
    const [option] = Object.keys(chosen['options'] as object);
    const values = (chosen['options'] as JsonObject)[option!] as readonly string[];
    expect(values.length).toBe(2);
    // Each value has a field of its own, and the first is what was there before.
    const fields = fieldsOf(chosen).filter((each) => each.given.includes(`${option!} = ${values[1]!}`));
    expect(fields.length, `${key} ${path}`).toBeGreaterThan(0);
  }
});

test('a choice of the building takes the runs along, and always brings one value back', () => {
  const chosen = field(TEMPLATES.stock, 'suit', 'table.t1-7.accept.on').choose!();
  const values = { alternate: 'down alternate', same: 'down same' };
  expect(partAt(chosen, ['table', 't1-7', 'accept', 'on'])).toEqual({ option: 'suit', values });
  expect(partAt(chosen, ['table', 't1-7', 'take', 'run'])).toEqual({ option: 'suit', values });
  const any = field(chosen, 'suit', 'table.t1-7.accept.on.values.same').set('any');
  expect(partAt(any, ['table', 't1-7', 'take', 'run', 'values', 'same'])).toBe('down any');
  const always = field(any, 'suit', 'table.t1-7.accept.on.values.same').always!();
  expect(partAt(always, ['table', 't1-7', 'accept', 'on'])).toBe('down any');
  expect(partAt(always, ['table', 't1-7', 'take', 'run'])).toBe('down any');
});

test('ending the last choice of an option removes the option, also where a rule has the value of the option itself', () => {
  const chosen = field(TEMPLATES.stock, 'suit', 'table.t1-7.accept.on').choose!();
  const ended = field(chosen, 'suit', 'table.t1-7.accept.on.values.same').always!();
  expect(ended['options']).toBeUndefined();
  const both = field(chosen, 'empty', 'table.t1-7.accept.empty').choose!('suit');
  const one = field(both, 'empty', 'table.t1-7.accept.empty.values.same').always!();
  expect(one['options']).toEqual(chosen['options']);
  const direct = withField({ ...TEMPLATES.stock, options: { draw: [3, 1] } }, ['actions', 'turn', 'turn'], { option: 'draw' });
  const fixed = field(direct, 'turned', 'actions.turn.turn').always!();
  expect(partAt(fixed, ['actions', 'turn', 'turn'])).toBe(3);
  expect(fixed['options']).toBeUndefined();
});

test('the player chooses the number of columns, which may become larger than the row', () => {
  const chosen = field(TEMPLATES.stock, 'count', 'table.t1-7.at').choose!();
  expect(dealt(chosen)).toContain('["t7",7]');
  expect(dealt(chosen)).not.toContain('"t8"');
  expect(dealt(chosen, { tableau: 8 })).toContain('["t8",8]');
  const nine = field(chosen, 'inPlay', 'table.t1-8.count.values.8').set(9);
  expect(mistakesOf(nine)).toEqual([]);
  expect(dealt(nine, { tableau: 8 })).toContain('["t9",9]');
});

test('an option is renamed, gets values, and is removed with what names it', () => {
  const chosen = field(TEMPLATES.stock, 'turned', 'actions.turn.turn').choose!();
  expect(partAt(chosen, ['actions', 'turn', 'turn'])).toEqual({ option: 'turned', values: { '1': 1, '2': 2 } });
  const three = field(chosen, 'optionValues', 'options.turned').set('1, 3');
  expect(partAt(three, ['actions', 'turn', 'turn', 'values'])).toEqual({ '1': 1, '3': 2 });
  const named = field(three, 'optionTitle', 'strings.en.options.turned.name').set('Cards at once');
  expect(partAt(named, ['strings', 'en', 'options', 'turned'])).toEqual({ name: 'Cards at once', values: { '1': '1', '3': '3' } });
  const more = field(named, 'optionValues', 'options.turned').set('1, 3, 5');
  expect(partAt(more, ['actions', 'turn', 'turn', 'values'])).toEqual({ '1': 1, '3': 2, '5': 1 });
  const renamed = field(more, 'optionId', 'options.turned').set('draw count');
  expect(renamed['options']).toEqual({ drawcount: [1, 3, 5] });
  expect(partAt(renamed, ['actions', 'turn', 'turn', 'option'])).toBe('drawcount');
  expect(mistakesOf(renamed)).toEqual([]);
  const removed = partsOf(renamed, LANGUAGES)
    .find(({ key }) => key === 'options')!
    .sections[0]!.acts[0]!.apply();
  expect(removed['options']).toBeUndefined();
  expect(withField(removed, ['strings'], undefined)).toEqual(TEMPLATES.stock);
});

test('a second field depends on an option that there is', () => {
  const chosen = field(TEMPLATES.stock, 'turned', 'actions.turn.turn').choose!();
  const both = field(chosen, 'empty', 'table.t1-7.accept.empty').choose!('turned');
  expect(partAt(both, ['table', 't1-7', 'accept', 'empty'])).toEqual({ option: 'turned', values: { '1': 'K', '2': 'K' } });
  expect(Object.keys(both['options'] as object)).toEqual(['turned']);
});

test('the name of an option is no word that addresses of the site use', () => {
  const added = partsOf(TEMPLATES.stock, LANGUAGES)
    .find(({ key }) => key === 'options')!
    .acts[0]!.apply();
  expect(Object.keys(field(added, 'optionId', 'options.choice').set('Séed')['options'] as object)).toEqual(['seed2']);
});

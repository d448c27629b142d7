import { expect, test } from 'vitest';
import type { AtlasData, AtlasRow } from './data.js';
import { AtlasModel } from './model.js';

const row = (variant: string, name: string, usual = true): AtlasRow =>
  ({
    name: `${variant} ${usual}`,
    variant,
    options: {},
    winnable: [0.5, 0.6],
    names: { en: name },
    details: { en: '' },
    usual,
  }) as unknown as AtlasRow;

const data = { rows: [row('a', 'Alpha'), row('a', 'Alpha', false), row('b', 'Beta')], published: [] } as unknown as AtlasData;

const modelOf = (query: string): AtlasModel => new AtlasModel(data, new URLSearchParams(query), 'en', () => undefined);

/** Returns the form of the page with these values. */
function form(text: string, order: string, all = false): FormData {
  const fields = new FormData();
  fields.set('text', text);
  fields.set('order', order);
  if (all) fields.set('all', 'on');
  return fields;
}

test('an address without a question shows the usual rules of each patience and stays as it is', () => {
  const model = modelOf('');
  expect([model.rows.length, model.query]).toEqual([2, '']);
});

test('a patience in the address is searched by its name, with all its rules, and stays in the address', () => {
  const model = modelOf('variant=a');
  expect([model.question.text, model.rows.length, model.query]).toEqual(['Alpha', 2, '?variant=a']);
  model.ask(form('Alpha', 'winnable'));
  expect(model.query).toBe('?variant=a&all=0');
});

test('a new question is in the address, and an unknown order in the address is the usual one', () => {
  const model = modelOf('order=nonsense');
  expect(model.question.order).toBe('winnable');
  model.ask(form('bet', 'name', true));
  expect([model.rows.map(({ variant }) => variant), model.query]).toEqual([['b'], '?text=bet&order=name&all=1']);
});

test('a model whose data could not be loaded has no rows', () => {
  expect(new AtlasModel(undefined, new URLSearchParams('variant=a'), 'en', () => undefined).rows).toEqual([]);
});

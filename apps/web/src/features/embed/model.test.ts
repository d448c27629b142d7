import { expect, test } from 'vitest';
import type { InstalledEntry } from '../../catalogue/entry.js';
import { two } from '../../testing/two.js';
import { EmbedModel, heightOf } from './model.js';

const variant = { ...two, id: 'b', options: { draw: [1, 3] } } as unknown as typeof two;
const entry = (id: string): InstalledEntry => ({
  id,
  from: `@x/${id}`,
  names: { en: id.toUpperCase() },
  packs: 1,
  address: '',
  load: () => Promise.resolve({ ...variant, id }),
});

const modelOf = (chosen: string | null = null): EmbedModel =>
  new EmbedModel([entry('a'), entry('b')], 'en', ['de', 'en'], chosen, () => undefined);

function form(fields: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test('the request begins with the variant of the address, or the first one if there is none of this id', () => {
  expect(modelOf('b').request).toEqual({ variant: 'b', name: 'B', from: '@x/b', height: 600 });
  expect(modelOf('nobody').request.variant).toBe('a');
});

test('the request names the deal, a language of the site and a theme, and no value that is unknown', () => {
  const model = modelOf();
  model.read(form({ variant: 'b', seed: ' 7 ', lang: 'de', theme: 'dark', height: '9999' }));
  expect(model.request).toMatchObject({ variant: 'b', seed: '7', lang: 'de', theme: 'dark', height: 2000 });
  model.read(form({ variant: 'b', seed: '', lang: 'xx', theme: 'pink' }));
  expect(model.request).toEqual({ variant: 'b', name: 'B', from: '@x/b', height: 600 });
});

test('the request names the options that are not the default, once the variant is loaded', async () => {
  const model = modelOf('b');
  await expect.poll(() => model.variant?.id).toBe('b');
  model.read(form({ variant: 'b', 'option-draw': '3' }));
  expect(model.request.options).toEqual({ draw: '3' });
  model.read(form({ variant: 'b', 'option-draw': '1' }));
  expect(model.request.options).toBeUndefined();
});

test('a height outside of the range becomes the nearest one in it', () => {
  expect([heightOf('100'), heightOf('500.4'), heightOf('3000'), heightOf('')]).toEqual([240, 500, 2000, 600]);
});

import { afterEach, describe, expect, test } from 'vitest';
import type { Variant } from '../variant.js';
import { register, registered, resolve, resolveModule, unregister, whenRegistered } from './registry.js';
import { sample } from '../testing/sample.js';

const variant = sample as unknown as Variant;
afterEach(() => {
  for (const { id } of registered()) unregister(id);
});

test('a registered variant is found, with its names, and can be taken out', async () => {
  register(variant);
  expect(registered().map(({ id, names }) => [id, names])).toEqual([['sample', { de: 'Sample', en: 'Sample' }]]);
  const found = await resolve('sample');
  expect(found.ok && found.value).toBe(variant);
  expect(unregister('sample')).toBe(true);
  expect(unregister('sample')).toBe(false);
  expect((await resolve('sample')).ok).toBe(false);
});

test('a variant’s code is loaded on first use only', async () => {
  let loads = 0;
  register({ id: 'sample', from: 'somewhere', load: () => (loads++, Promise.resolve(variant)) });
  expect(loads).toBe(0);
  await resolve('sample');
  expect(loads).toBe(1);
});

test('resolving an unknown id returns a problem that lists the installed ids', async () => {
  register(variant);
  const found = await resolve('nap');
  expect(!found.ok && found.error).toMatchObject({ code: 'variant-unknown', params: { variant: 'nap', known: 'sample' } });
});

describe('an id belongs to one variant', () => {
  test('registering the same variant again changes nothing', () => {
    register(variant);
    expect(() => register(variant)).not.toThrow();
  });
  test('registering another copy of the same variant changes nothing', () => {
    register(variant);
    expect(() => register({ ...variant })).not.toThrow();
  });
  test('registering a variant with the id and English name of another one is an error', () => {
    register(variant);
    expect(() => register({ ...variant, options: { draw: [1, 3] } })).toThrow(/the id is taken/);
    expect(() => register({ ...variant, strings: { ...variant.strings, de: { ...variant.strings['de'], name: 'Muster' } } })).toThrow(
      /the id is taken/,
    );
  });
  test('registering a variant with the id of another one is an error that names both origins', () => {
    register({ id: 'sample', from: '@patience/one', load: () => Promise.resolve(variant) });
    expect(() => register({ id: 'sample', from: '@patience/two', load: () => Promise.resolve(variant) })).toThrow(
      /Variant "sample".*@patience\/one.*@patience\/two/,
    );
  });
});

test('registering a variant for another version of the contract is an error', () => {
  expect(() => register({ ...variant, api: 2 as 1 })).toThrow(/must be 1, the version of the contract that this core implements, not 2/);
});

test('a module that is no variant gives a problem with the reason', async () => {
  register({ id: 'other', from: 'elsewhere', load: () => Promise.resolve(variant) });
  register({ id: 'fails', from: 'nowhere', load: () => Promise.reject(new Error('404')) });
  for (const [id, why] of [
    ['other', /is registered as "other"/],
    ['fails', /"fails" from nowhere could not be loaded: 404/],
  ] as const) {
    const found = await resolve(id);
    expect(!found.ok && found.error.message).toMatch(why);
  }
});

test('a module is loaded by its address', async () => {
  const address = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;
  const good = await resolveModule(
    address(
      `export default { api: 1, id: 'x', rules: 1, options: {}, deck() {}, table() {}, deal() {}, strings: { de: { name: 'X' }, en: { name: 'X' } } }`,
    ),
  );
  expect(good.ok && good.value.id).toBe('x');
  for (const [code, why] of [
    ['export default 7', /must export a variant/],
    ['export const register = 1', /module: must export a variant as its default export/],
    ['export const x = 1', /must|id/],
    ['export default { api: 9, id: "x" }', /api: must be 1, .* not 9/],
    ['throw new Error("boom")', /boom/],
  ] as const) {
    const bad = await resolveModule(address(code));
    expect(bad.ok).toBe(false);
    if (!bad.ok) expect(bad.error.message).toMatch(why);
  }
});

test('whenRegistered resolves when the id is or becomes registered', async () => {
  const woken: string[] = [];
  const later = whenRegistered('sample').then(() => woken.push('later'));
  expect(woken).toEqual([]);
  register(variant);
  await later;
  await whenRegistered('sample').then(() => woken.push('now'));
  expect(woken).toEqual(['later', 'now']);
});

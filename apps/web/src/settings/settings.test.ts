import { expect, test } from 'vitest';
import { DEFAULTS, readSettings } from './settings.js';

test('sound settings are taken', () => {
  expect(readSettings({ theme: 'dark', sound: true, volume: 0.2, language: 'de', last: 'x' })).toEqual({
    ...DEFAULTS,
    theme: 'dark',
    sound: true,
    volume: 0.2,
    language: 'de',
    last: 'x',
  });
});

test('deck, back and cloth are kept when there are such', () => {
  expect(readSettings({ faces: 'german', back: 'sun', table: 'wine' })).toEqual({
    ...DEFAULTS,
    faces: 'german',
    back: 'sun',
    table: 'wine',
  });
  expect(readSettings({ faces: 'tarot', back: 'plaid', table: 'silk' })).toEqual(DEFAULTS);
});

test('whatever else stands there is left out', () => {
  for (const junk of [
    null,
    7,
    'x',
    [],
    { theme: 'pink', sound: 'yes', volume: 9, language: 'fr', last: 3, __proto__: { a: 1 }, constructor: true },
  ])
    expect(readSettings(junk)).toEqual(DEFAULTS);
});

test('the variants played last are remembered, a few of them', () => {
  expect(readSettings({ recent: ['a', 'b'] }).recent).toEqual(['a', 'b']);
  for (const recent of ['a', [1], ['x'.repeat(200)], Array.from({ length: 9 }, () => 'a')])
    expect(readSettings({ recent }).recent).toBeUndefined();
});

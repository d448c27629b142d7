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

import { expect, test } from 'vitest';
import { DEFAULTS, resetSettings, readSettings, rememberRules, rulesFor, settings } from './settings.js';

test('valid settings are read', () => {
  expect(readSettings({ theme: 'dark', sound: true, volume: 0.2, language: 'de', last: 'x' })).toEqual({
    ...DEFAULTS,
    theme: 'dark',
    sound: true,
    volume: 0.2,
    language: 'de',
    last: 'x',
  });
});

test('deck, back and cloth are kept if the site has them', () => {
  expect(readSettings({ faces: 'german', back: 'sun', table: 'wine' })).toEqual({
    ...DEFAULTS,
    faces: 'german',
    back: 'sun',
    table: 'wine',
  });
  expect(readSettings({ faces: 'tarot', back: 'plaid', table: 'silk' })).toEqual(DEFAULTS);
});

test('invalid values and unknown fields of stored settings are left out', () => {
  for (const junk of [
    null,
    7,
    'x',
    [],
    { theme: 'pink', sound: 'yes', volume: 9, language: 'a b', last: 3, __proto__: { a: 1 }, constructor: true },
  ])
    expect(readSettings(junk)).toEqual(DEFAULTS);
});

test('families whose first game was played are read if they are names', () => {
  expect(readSettings({ families: ['pairs', 'grids'] }).families).toEqual(['pairs', 'grids']);
  for (const families of ['pairs', [1], Array.from({ length: 99 }, () => 'a')]) expect(readSettings({ families }).families).toBeUndefined();
});

test('only the few variants played last are remembered', () => {
  expect(readSettings({ recent: ['a', 'b'] }).recent).toEqual(['a', 'b']);
  for (const recent of ['a', [1], ['x'.repeat(200)], Array.from({ length: 9 }, () => 'a')])
    expect(readSettings({ recent }).recent).toBeUndefined();
});

test('rules chosen for a variant are remembered for it alone, and forgotten when the rules of a first visit are chosen again', () => {
  resetSettings();
  const some = { id: 'some', options: { draw: [1, 3], redeals: ['unlimited', 0] } };
  rememberRules(some, { draw: '3', redeals: 'unlimited', gone: 'x' });
  expect(rulesFor('some')).toEqual({ draw: '3' });
  expect(rulesFor('other')).toBeUndefined();
  expect(readSettings(JSON.parse(JSON.stringify(settings()))).rules).toEqual({ some: { draw: '3' } });
  rememberRules(some, { draw: '1' });
  expect(settings().rules).toEqual({});
  resetSettings();
});

test('the default rules are remembered for a variant whose first visit has other rules', () => {
  resetSettings();
  const some = { id: 'some', options: { suits: [4, 2, 1], aces: ['same', 'other'] }, startOptions: { suits: 1 } };
  rememberRules(some, { suits: '4', aces: 'same' });
  expect(readSettings(JSON.parse(JSON.stringify(settings()))).rules).toEqual({ some: {} });
  rememberRules(some, { suits: '1', aces: 'other' });
  expect(rulesFor('some')).toEqual({ suits: '1', aces: 'other' });
  rememberRules(some, { suits: '1', aces: 'same' });
  expect(rulesFor('some')).toBeUndefined();
  resetSettings();
});

test('stored rules of the wrong form are dropped', () => {
  for (const rules of [7, [], { a: 'x' }, { a: { b: 3 } }, { a: { b: 'x'.repeat(300) } }, { ['a'.repeat(200)]: {} }])
    expect(readSettings({ rules }).rules).toBeUndefined();
});

import { expect, test } from 'vitest';
import { LOCALES, type Variant } from '../contract.js';
import { cardName, faceName, isCommonReason, pileName, say } from './index.js';
import { de } from './de.js';
import { en } from './en.js';
import { parseFace } from '../cards/card.js';
import { sample } from '../testing/sample.js';

test('both languages have the same sentences, and none is empty', () => {
  expect(Object.keys(de.reasons).sort()).toEqual(Object.keys(en.reasons).sort());
  for (const code of Object.keys(de.reasons))
    for (const locale of LOCALES) expect(say({ code, params: {} }, locale).length).toBeGreaterThan(5);
});

test('cards are named as players say them', () => {
  expect(faceName(parseFace('TH')!, 'de')).toBe('Herz Zehn');
  expect(faceName(parseFace('AS')!, 'de')).toBe('Pik Ass');
  expect(cardName({ rank: 11, suit: 'C' }, 'en')).toBe('jack of clubs');
  expect(new Set(Array.from({ length: 52 }, (_, face) => faceName(face, 'de'))).size).toBe(52);
});

test.each(['constructor', 'toString', '__proto__'])('a key that every object inherits is no word: %s', (key) => {
  const variant = sample as unknown as Variant;
  for (const locale of LOCALES) {
    const fits = say({ code: 'does-not-fit', params: {} }, locale);
    expect(say({ code: 'variant', params: { key } }, locale, variant)).toBe(fits);
    expect(say({ code: key, params: {} }, locale, variant)).toBe(fits);
    expect(pileName({ id: key, role: 'tableau' }, true, locale, variant)).toBe(
      pileName({ id: 't', role: 'tableau' }, true, locale, variant),
    );
  }
  expect(isCommonReason(key)).toBe(false);
});

test('a pile has a number when there are several of its role', () => {
  expect(pileName({ id: 't5', role: 'tableau' }, false, 'de')).toBe('Reihe 5');
  expect(pileName({ id: 'stock', role: 'stock' }, true, 'de')).toBe('Talon');
});

test.each([
  [1, 'red', 'ein rotes Ass', 'a red ace'],
  [6, 'black', 'eine schwarze Sechs', 'a black six'],
  [11, 'red', 'ein roter Bube', 'a red jack'],
  [12, 'black', 'eine schwarze Dame', 'a black queen'],
  [13, undefined, 'ein König', 'a king'],
  [8, undefined, 'eine Acht', 'an eight'],
  [1, undefined, 'ein Ass', 'an ace'],
])('%i %s is „%s“ and “%s”', (rank, colour, german, english) => {
  expect(de.one(rank, colour)).toBe(german);
  expect(en.one(rank, colour)).toBe(english);
});

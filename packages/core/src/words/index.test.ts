import { expect, test, vi } from 'vitest';
import type { Variant } from '../variant.js';
import { cardName, faceName, isCommonReason, pileName, textOf, wordsOf } from './index.js';
import { say } from './say.js';
import { de } from './de.js';
import { en } from './en.js';
import { formatChoice } from './message.js';
import { directionOf, languageFor, loadLanguage, registeredLanguages, registerLanguage, specificFirst } from './languages.js';
import { USUAL } from '../cards/faces.js';
import { sample } from '../testing/sample.js';

const LOCALES = ['de', 'en'] as const;
const variant = sample as unknown as Variant;
/** Returns a variant with words in certain languages. */
const speaking = (strings: Variant['strings']): Variant => ({ ...variant, id: 'spoken', strings });

test('both built-in languages have the same sentences, and none is empty', () => {
  expect(Object.keys(de.reasons).sort()).toEqual(Object.keys(en.reasons).sort());
  for (const code of Object.keys(de.reasons))
    for (const locale of LOCALES) expect(say({ code, params: {} }, locale).length).toBeGreaterThan(5);
});

test('cards are named as players say them', () => {
  expect(faceName(USUAL.parse('TH')!, 'de')).toBe('Herz-Zehn');
  expect(faceName(USUAL.parse('AS')!, 'de-AT')).toBe('Pik-Ass');
  expect(cardName({ rank: 11, suit: 'C' }, 'en')).toBe('jack of clubs');
  expect(new Set(Array.from({ length: 52 }, (_, face) => faceName(face, 'de'))).size).toBe(52);
});

test.each(['constructor', 'toString', '__proto__'])('a key that every object inherits has no sentence: %s', (key) => {
  for (const locale of [...LOCALES, key]) {
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
  ['A', 'red', 'ein rotes Ass', 'a red ace'],
  ['6', 'black', 'eine schwarze Sechs', 'a black six'],
  ['J', 'red', 'ein roter Bube', 'a red jack'],
  ['Q', 'black', 'eine schwarze Dame', 'a black queen'],
  ['K', undefined, 'ein König', 'a king'],
  ['8', undefined, 'eine Acht', 'an eight'],
  ['A', undefined, 'ein Ass', 'an ace'],
])('%s %s is „%s“ and “%s”', (rank, colour, german, english) => {
  const reason = { code: 'needs', params: { rank, ...(colour !== undefined && { colour }) } };
  expect(say(reason, 'de')).toBe(`Hier passt nur ${german}.`);
  expect(say(reason, 'en')).toBe(`Only ${english} fits here.`);
});

test('reasons describe alternatives, an excluded suit, and a single card', () => {
  expect(say({ code: 'needs', params: { rank: '5', or: '7', not: 'H' } }, 'en')).toBe(
    'Only a five or a seven of any suit but hearts fits here.',
  );
  expect(say({ code: 'needs', params: { rank: '5', or: '7', not: 'H' } }, 'de')).toBe(
    'Hier passt nur eine Fünf oder eine Sieben, aber nicht in Herz.',
  );
  expect(say({ code: 'needs', params: { rank: 'Q', suit: 'S' } }, 'en')).toBe('Only the queen of spades fits here.');
  expect(say({ code: 'no-pair', params: { a: 'QS', b: 'KS' } }, 'en')).toBe('You cannot pair the queen of spades with the king of spades.');
});

test('numbers and plural forms follow the language', () => {
  const short = (count: number, locale: string): string => say({ code: 'pile-short', params: { count } }, locale);
  expect([short(1, 'de'), short(2, 'de'), short(1250, 'de')]).toEqual([
    'Hier liegt nur 1 Karte.',
    'Hier liegen nur 2 Karten.',
    'Hier liegen nur 1.250 Karten.',
  ]);
  registerLanguage('pl', {
    core: {
      reasons: { 'pile-short': { by: 'count', one: '{count} karta', few: '{count} karty', many: '{count} kart', other: '{count} karty' } },
    },
  });
  expect([short(1, 'pl'), short(2, 'pl'), short(5, 'pl'), short(22, 'pl')]).toEqual(['1 karta', '2 karty', '5 kart', '22 karty']);
});

test('a list of alternatives is joined as the language does', () => {
  expect(['en', 'de', 'fr'].map((tag) => formatChoice(['A', 'B'], tag))).toEqual(['A or B', 'A oder B', 'A ou B']);
});

test('a text is looked up by tag, language, English and first language, and is returned with its language', () => {
  const spoken = speaking({
    it: { name: 'Primo', summary: 'Breve.', rules: 'Regole.' },
    en: { name: 'First', summary: 'Short.' },
    pt: { name: 'Primeiro' },
    'pt-BR': { piles: { tableau: 'coluna' } },
  });
  expect(textOf(spoken, 'pt-BR', ({ piles }) => piles?.['tableau'])).toEqual({ text: 'coluna', lang: 'pt-BR' });
  expect(textOf(spoken, 'pt-BR', ({ name }) => name)).toEqual({ text: 'Primeiro', lang: 'pt' });
  expect(textOf(spoken, 'pt-BR', ({ summary }) => summary)).toEqual({ text: 'Short.', lang: 'en' });
  expect(textOf(spoken, 'pt-BR', ({ rules }) => rules)).toEqual({ text: 'Regole.', lang: 'it' });
  expect(wordsOf(spoken, 'pt-BR')).toEqual({ name: 'Primeiro', summary: 'Short.', rules: 'Regole.', piles: { tableau: 'coluna' } });
  expect(pileName({ id: 't2', role: 'tableau' }, false, 'pt-BR', spoken)).toBe('coluna 2');
  expect(textOf(spoken, 'not a tag', ({ name }) => name)).toEqual({ text: 'First', lang: 'en' });
});

test('a language package translates a patience that lacks the language', () => {
  const tag = 'qac';
  const spoken = speaking({ en: { name: 'First', summary: 'Short.', rules: 'R.' } });
  expect(textOf(spoken, tag, ({ name }) => name)).toEqual({ text: 'First', lang: 'en' });
  registerLanguage(tag, { games: { spoken: { name: 'Unua' } } });
  expect(textOf(spoken, tag, ({ name }) => name)).toEqual({ text: 'Unua', lang: tag });
  expect(wordsOf(spoken, tag)).toMatchObject({ name: 'Unua', summary: 'Short.' });
  expect(textOf(speaking({ ...spoken.strings, [tag]: { name: 'Mia' } }), tag, ({ name }) => name)).toEqual({ text: 'Mia', lang: tag });
});

test.each<[string, object | undefined]>([
  ['a number as its words', 5 as unknown as object],
  ['no words', null as unknown as undefined],
  ['a text for a set of texts', { roles: 'stoko' }],
  ['a set for a text', { roles: { stock: { text: 'stoko' } } }],
  ['forms without the form for all other numbers', { roles: { stock: { one: 'stoko' } } }],
  ['forms that are no texts', { roles: { stock: { other: 5 } } }],
  ['a text for a list', { ranks: 'as' }],
])('a text that a language package gives as something else is English: %s', (_, core) => {
  const tag = 'qad';
  registerLanguage(tag, { core });
  expect(pileName({ id: 'stock', role: 'stock' }, true, tag)).toBe('stock');
  expect(faceName(0, tag)).toBe(faceName(0, 'en'));
});

test('a language is loaded on first use; if that fails, texts are English until it is registered again', async () => {
  const tag = 'ia';
  registerLanguage(tag, () => Promise.reject(new Error('offline')));
  expect(languageFor(`${tag}-more`)).toBe(tag);
  expect(pileName({ id: 'stock', role: 'stock' }, true, tag)).toBe('stock');
  const [once, twice] = [loadLanguage(tag), loadLanguage(tag)];
  expect(once).toBe(twice);
  await expect(once).rejects.toThrow('offline');
  expect(loadLanguage(tag)).toBeUndefined();
  registerLanguage(tag, () => Promise.resolve({ core: { roles: { stock: 'stoko' } } }));
  await loadLanguage(tag);
  expect(pileName({ id: 'stock', role: 'stock' }, true, tag)).toBe('stoko');
  expect(pileName({ id: 'waste', role: 'waste' }, true, tag)).toBe('waste');
  expect(loadLanguage(tag)).toBeUndefined();
  expect(registeredLanguages()).toEqual(expect.arrayContaining(['de', 'en', tag]));
});

test('registering a language with an invalid tag is an error', () => {
  expect(() => registerLanguage('no language', {})).toThrow(RangeError);
});

test('the direction follows the script of the language', () => {
  expect(['de', 'ar', 'he-IL', 'az-Arab', 'az', 'fa', 'not a tag', 'ar-XB'].map(directionOf)).toEqual([
    ...['ltr', 'rtl', 'rtl', 'rtl', 'ltr', 'rtl', 'ltr', 'rtl'],
  ]);
});

test('a language tag that is too long is none, so that its parts are not listed', () => {
  expect(specificFirst('zh-Hant-TW')).toEqual(['zh-Hant-TW', 'zh-Hant', 'zh']);
  expect(specificFirst(`en-x${'-a'.repeat(1e6)}`)).toEqual([]);
});

test('copies of the module share the registered languages, whichever of them registers one first', async () => {
  registerLanguage('qaa', { core: {} });
  vi.resetModules();
  const other = await import('./languages.js');
  expect(other.registerLanguage).not.toBe(registerLanguage);
  other.registerLanguage('qab', () => Promise.resolve({ core: {} }));
  for (const copy of [registeredLanguages(), other.registeredLanguages()]) expect(copy).toEqual(expect.arrayContaining(['qab', 'qaa']));
  await loadLanguage('qab');
  expect(languageFor('qab')).toBe('qab');
});

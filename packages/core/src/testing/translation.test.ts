import { expect, test } from 'vitest';
import { coreWords, german } from '../internals.js';
import { say } from '../words/say.js';
import { installedLanguages, readLanguage } from '../registry/installed-languages.js';
import { installedVariants } from '../registry/installed.js';
import { directionOf, registerLanguage } from '../words/languages.js';
import { missingTexts, pseudoTranslation, translationFaults } from './translation.js';

const template = { name: 'Name', cards: { one: '{n} card', other: '{n} cards' }, keys: ['a', 'b'], group: { text: 'To {pile}' } };

test('a complete translation has no faults', () => {
  expect(translationFaults(template, { cards: { one: '{n} carte', other: '{n} cartes' }, group: { text: 'Vers {pile}' } }, 'fr')).toEqual(
    [],
  );
  expect(translationFaults({ ...coreWords }, { ...german }, 'de')).toEqual([]);
  expect(missingTexts({ ...coreWords }, { ...german })).toEqual([]);
});

test.each([
  [{ nmae: 'Nom' }, 'nmae: the template has no such text'],
  [{ name: ' ' }, 'name: must be a text'],
  [{ group: { text: 'Vers {tas}' } }, 'group.text: {tas} is no value of this text; there are pile'],
  [{ cards: { other: '{n} cartes' } }, 'cards: lacks the form "one"'],
  [{ keys: ['a'] }, 'keys: has 1 texts instead of 2'],
  [{ group: 'Vers' }, 'group: must be an object'],
])('%j', (translation, fault) => {
  expect(translationFaults(template, translation, 'fr')).toEqual([fault]);
});

test('missing texts of a translation are named by their paths', () => {
  expect(missingTexts(template, { name: 'Nom', group: {} })).toEqual(['cards', 'keys', 'group.text']);
});

test('core’s texts in every installed language are complete and have the same placeholders', () => {
  const installed = installedLanguages(import.meta.dirname);
  expect(installed.map(({ tag }) => tag)).toContain('fr');
  for (const language of installed) {
    const { core = {} } = readLanguage(language);
    expect(translationFaults({ ...coreWords }, { ...core }, language.tag), language.tag).toEqual([]);
    expect(missingTexts({ ...coreWords }, { ...core }), language.tag).toEqual([]);
  }
});

test.each(['en', 'de', ...installedLanguages(import.meta.dirname).map(({ tag }) => tag)])(
  'every refusal and problem in the language "%s" is a whole sentence, also with extreme values',
  (tag) => {
    for (const language of installedLanguages(import.meta.dirname)) registerLanguage(language.tag, readLanguage(language));
    for (const [code, message] of Object.entries(coreWords.reasons)) {
      const names = Array.from(JSON.stringify(message).matchAll(/\{([\w-]+)\}/g), ([, name]) => name!);
      for (const value of [0, 1, 2, 21, 1_000_000, -1, '', 'A “queen” & $1']) {
        const params: Record<string, string | number> = { rank: 'Q' };
        for (const name of names) params[name.replace(/^the-/, '')] = name.startsWith('the-') ? 'QS' : value;
        if (code.endsWith('not-from')) params['wanted'] = 'stock waste';
        expect(say({ code, params }, tag), code).not.toMatch(/[{}]|undefined|NaN/);
      }
    }
  },
);

test('every installed language names every installed patience, and no other', () => {
  const ids = installedVariants(import.meta.dirname).map(({ id }) => id);
  for (const language of installedLanguages(import.meta.dirname)) {
    const { games = {} } = readLanguage(language);
    expect(Object.keys(games).sort(), language.tag).toEqual(ids.toSorted());
    expect(
      ids.filter((id) => !games[id]!.name?.trim()),
      language.tag,
    ).toEqual([]);
  }
});

test('French names cards and refusals as French players do', () => {
  for (const language of installedLanguages(import.meta.dirname)) registerLanguage(language.tag, readLanguage(language));
  expect(say({ code: 'needs', params: { rank: 'Q', colour: 'red' } }, 'fr-CA')).toBe('Ici, il faut une dame rouge.');
  expect(say({ code: 'nothing-fits', params: { card: 'AH' } }, 'fr')).toBe('Aucune carte ne se pose sur l’as de cœur.');
  expect([0, 1, 2].map((count) => say({ code: 'pile-short', params: { count } }, 'fr'))).toEqual([
    'Il n’y a que 0 carte ici.',
    'Il n’y a que 1 carte ici.',
    'Il n’y a que 2 cartes ici.',
  ]);
});

/** Returns all texts of a language, those of the patiences and their rules pages too. */
const textsOf = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : Object.values((words ?? {}) as Readonly<Record<string, unknown>>).flatMap(textsOf);

/** Matches what a text of a language must not contain, in any of its texts. */
const FORBIDDEN: Readonly<Record<string, RegExp>> = {
  // A no-break space keeps these marks on the line of their word.
  fr: /[^\s] [;:?!»%](?!\S)|« /,
  es: /[\d}] %/,
  // Names of cards and piles come in the nominative only: as the subject, after a colon, in brackets or in quotation marks.
  pl: /(?<![\p{L}])(?:na|pod|nad|do|z|ze|od|przy|za|w|po|dla|bez|o|u|kartą|karty|kartę|karcie|stosem|stosu|stosie) \{(?:card|a|b|cards|over|needs|pile|piles|wanted|role)\}/iu,
};

test.each(Object.entries(FORBIDDEN))('no text in the language "%s" separates a mark from its word or declines a name', (tag, pattern) => {
  const language = installedLanguages(import.meta.dirname).find((one) => one.tag === tag)!;
  expect(textsOf(readLanguage(language)).filter((text) => pattern.test(text))).toEqual([]);
});

test('a pseudo-translation marks both ends of a text, keeps its placeholders, and has the direction of its tag', () => {
  expect(pseudoTranslation({ by: 'n', other: 'To {pile}' })).toEqual({ by: 'n', other: '[Tö {pile}~~~]' });
  registerLanguage('ar-XB', { core: pseudoTranslation({ ...coreWords }) });
  expect(say({ code: 'stock-empty', params: {} }, 'ar-XB')).toMatch(/^\[Thé štöçk îš émptý\.~+\]$/);
  expect(directionOf('ar-XB')).toBe('rtl');
  expect(translationFaults({ ...coreWords }, pseudoTranslation({ ...coreWords }), 'en')).toEqual([]);
});

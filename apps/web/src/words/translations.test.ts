import { installedLanguages, readLanguage } from '@patience/core/installed';
import { missingTexts, translationFaults } from '@patience/core/testing';
import { expect, test } from 'vitest';
import { de as deInGuide } from '../../build/guide/de.js';
import { en as enInGuide } from '../../build/guide/en.js';
import { builtIn, WORD_FILES } from '../../build/languages.js';
import { de as deInWorkshop } from '../../../workshop/src/words/de.js';
import { en as enInWorkshop } from '../../../workshop/src/words/en.js';

const languages: readonly { readonly tag: string; readonly words: object }[] = [
  { tag: 'de', words: builtIn.de },
  ...installedLanguages(import.meta.dirname).flatMap((one) => {
    const words = readLanguage(one)['web'];
    return words ? [{ tag: one.tag, words }] : [];
  }),
];

test.each(languages)('the texts in $tag have the structure of the template and are complete', ({ tag, words }) => {
  expect(translationFaults(builtIn.en, { ...words }, tag)).toEqual([]);
  expect(missingTexts(builtIn.en, { ...words })).toEqual([]);
});

test('no two files have words of the same name', () => {
  const names = WORD_FILES.flatMap(({ en }) => Object.keys(en));
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

const inGuide = [
  { tag: 'de', words: deInGuide as object },
  ...installedLanguages(import.meta.dirname).flatMap((one) => {
    const words = readLanguage(one)['guide'];
    return words ? [{ tag: one.tag, words }] : [];
  }),
];

test.each(inGuide)('the texts of the guide in $tag have the structure of the template and are complete', ({ tag, words }) => {
  expect(translationFaults(enInGuide, { ...words }, tag)).toEqual([]);
  expect(missingTexts(enInGuide, { ...words })).toEqual([]);
});

const inWorkshop = [
  { tag: 'de', words: deInWorkshop },
  ...installedLanguages(import.meta.dirname).flatMap((one) => {
    const words = readLanguage(one)['workshop'];
    return words ? [{ tag: one.tag, words }] : [];
  }),
];

test.each(inWorkshop)('the texts of the workshop in $tag have the structure of the template and are complete', ({ tag, words }) => {
  expect(translationFaults(enInWorkshop, { ...words }, tag)).toEqual([]);
  expect(missingTexts(enInWorkshop, { ...words })).toEqual([]);
});

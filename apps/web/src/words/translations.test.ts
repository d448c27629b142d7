import { installedLanguages, readLanguage } from '@patience/core/installed';
import { missingTexts, translationFaults } from '@patience/core/testing';
import { expect, test } from 'vitest';
import { de } from './de.js';
import { en } from './en.js';
import { de as deAtTable } from './table/de.js';
import { en as enAtTable } from './table/en.js';
import { de as deInWorkshop } from '../../../workshop/src/words/de.js';
import { en as enInWorkshop } from '../../../workshop/src/words/en.js';

const template = { ...enAtTable, ...en };
const languages: readonly { readonly tag: string; readonly words: object }[] = [
  { tag: 'de', words: { ...deAtTable, ...de } },
  ...installedLanguages(import.meta.dirname).flatMap((one) => {
    const words = readLanguage(one)['web'];
    return words ? [{ tag: one.tag, words }] : [];
  }),
];

test.each(languages)('the texts in $tag have the structure of the template and are complete', ({ tag, words }) => {
  expect(translationFaults(template, { ...words }, tag)).toEqual([]);
  expect(missingTexts(template, { ...words })).toEqual([]);
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

import { installedLanguages, readLanguage } from '@patience/core/installed';
import { missingTexts, translationFaults } from '@patience/core/testing';
import { expect, test } from 'vitest';
import { ran } from '../testing/fake-io.js';
import { de } from './de.js';
import { en } from './en.js';

const languages = [
  { tag: 'de', texts: de as object },
  ...installedLanguages(import.meta.dirname).map((one) => ({ tag: one.tag, texts: { ...readLanguage(one)['cli'] } })),
];

test.each(languages)('the words of the command line in $tag fit their template and leave nothing out', ({ tag, texts }) => {
  expect(translationFaults(en, { ...texts }, tag)).toEqual([]);
  expect(missingTexts(en, { ...texts })).toEqual([]);
});

test('the command line speaks a language whose package is installed with it, and names those that are when it has not the one asked for', async () => {
  const cwd = import.meta.dirname;
  expect((await ran('--help --lang fr-CA', { cwd })).out).toContain('Les réussites installées');
  expect((await ran('list --help', { cwd, env: { LANG: 'fr_FR.UTF-8' } })).out).toContain('Les réussites installées');
  expect((await ran('list --lang xx', { cwd })).err).toMatch(/--lang is a language that is installed \(de, en, .*fr.*\), not "xx"/);
});

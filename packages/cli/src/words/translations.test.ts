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

test.each(languages)('the texts of the command line in $tag are complete and fit the English template', ({ tag, texts }) => {
  expect(translationFaults(en, { ...texts }, tag)).toEqual([]);
  expect(missingTexts(en, { ...texts })).toEqual([]);
});

test('the command line speaks an installed language, and lists the installed ones when the one asked for is missing', async () => {
  const cwd = import.meta.dirname;
  expect((await ran('--help --lang fr-CA', { cwd })).out).toContain('Les réussites installées');
  expect((await ran('list --help', { cwd, env: { LANG: 'fr_FR.UTF-8' } })).out).toContain('Les réussites installées');
  expect((await ran('list --lang xx', { cwd })).err).toMatch(/--lang must be an installed language \(de, en, .*fr.*\), not "xx"/);
});

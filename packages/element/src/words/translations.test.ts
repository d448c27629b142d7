import { installedLanguages, readLanguage } from '@patience/core/installed';
import { missingTexts, translationFaults } from '@patience/core/testing';
import { expect, test } from 'vitest';
import { de as germanAdvice } from '../advice/de.js';
import { en as advice } from '../advice/en.js';
import { de as germanHost } from '../sandbox/de.js';
import { en as sandbox } from '../sandbox/en.js';
import { de as germanTable } from './de.js';
import { en as table } from './en.js';
import { de as germanDialogs } from './lazy/de.js';
import { en as dialogs } from './lazy/en.js';

const templates = { table, dialogs, advice, sandbox };
const german = { table: germanTable, dialogs: germanDialogs, advice: germanAdvice, sandbox: germanHost };
const languages = [
  { tag: 'de', words: german as Readonly<Record<string, object | undefined>> },
  ...installedLanguages(import.meta.dirname).map((one) => ({ tag: one.tag, words: readLanguage(one) })),
];

test.each(languages)('the words of the element in $tag match their template and are complete', ({ tag, words }) => {
  for (const [part, template] of Object.entries(templates)) {
    const texts = { ...words[part] };
    // A language may add its own letters for the cards.
    expect(translationFaults({ glyphs: {}, ...template }, texts, tag, ['glyphs']), part).toEqual([]);
    expect(missingTexts(template, texts), part).toEqual([]);
  }
});

import { installedLanguages, readLanguage } from '@patience/core/installed';
import { format, type Message } from '@patience/core/internals';
import { missingTexts, translationFaults } from '@patience/core/testing';
import { expect, test } from 'vitest';
import { de as germanAdvice } from '../advice/de.js';
import { en as advice } from '../advice/en.js';
import { de as germanHost } from '../sandbox/de.js';
import { en as sandbox } from '../sandbox/en.js';
import { de as germanTable } from './de.js';
import { en as table } from './en.js';
import { de as germanDialogs } from './features/de.js';
import { en as dialogs } from './features/en.js';

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

/** Returns all texts of a part, with the path of each. */
const textsOf = (part: unknown, path = ''): [string, Message][] => {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part !== 'object' || part === null) return [];
  if ('other' in part) return [[path, part as Message]];
  return Object.entries(part).flatMap(([key, one]) => textsOf(one, `${path}.${key}`));
};

test.each([{ tag: 'en', words: templates }, ...languages])(
  'every text of the element in $tag is whole with the values of its template, also with extreme ones',
  ({ tag, words }) => {
    for (const [part, template] of Object.entries(templates)) {
      const texts = new Map(textsOf((words as Readonly<Record<string, unknown>>)[part]));
      for (const [path, original] of textsOf(template)) {
        const names = [...JSON.stringify(original).matchAll(/\{([\w-]+)\}/g)].map(([, name]) => name!);
        for (const value of [0, 1, 2, 21, 1_000_000, -1, '', 'A “queen” & $1'])
          expect(
            format(texts.get(path) ?? original, Object.fromEntries(['n', ...names].map((name) => [name, value])), tag),
            path,
          ).not.toMatch(/[{}]|undefined|NaN/);
      }
    }
  },
);

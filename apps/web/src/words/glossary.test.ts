import { installedLanguages, readLanguage } from '@patience/core/installed';
import { coreWords, german } from '@patience/core/internals';
import { expect, test } from 'vitest';
import { de as guideDe } from '../../build/guide/de.js';
import { en as guideEn } from '../../build/guide/en.js';
import { builtIn as web } from '../../build/languages.js';
import { de as workshopDe } from '../../../workshop/src/words/de.js';
import { en as workshopEn } from '../../../workshop/src/words/en.js';
import { de as cliDe } from '../../../../packages/cli/src/words/de.js';
import { reasons } from '../../../../packages/core/src/words/en-reasons.js';
import { en as cliEn } from '../../../../packages/cli/src/words/en.js';
import { de as elementDe, en as elementEn } from '@patience/element/testing/words';
import { glossaryFaults } from '@patience/tooling/glossary';

const built = {
  de: {
    core: german,
    ...elementDe,
    cli: cliDe,
    web: web.de,
    guide: guideDe,
    workshop: workshopDe,
  },
  en: {
    core: { ...coreWords, reasons },
    ...elementEn,
    cli: cliEn,
    web: web.en,
    guide: guideEn,
    workshop: workshopEn,
  },
};
/** Texts that recognise words of players: they keep the words that people use. */
const RECOGNISED = ['web.gallery.packsInWords', 'web.gallery.every', 'web.deal.numberWords'];
// Skip the texts of patiences, whose authors choose the names.
const packaged = installedLanguages(import.meta.dirname).map((one) => {
  const { games: _, ...words } = readLanguage(one);
  return [one.tag, words] as const;
});

test.each([...Object.entries(built), ...packaged])('all texts of language "%s" use the terms of the glossary', (tag, words) => {
  expect(glossaryFaults(words, tag, RECOGNISED)).toEqual([]);
});

test('a forbidden term is reported with its path, except within a placeholder', () => {
  expect(glossaryFaults({ a: { b: ['Two packs'] }, c: '{packs} decks' }, 'en')).toEqual([
    'a.b.0: “Two packs” says “packs” instead of “deck”',
  ]);
});

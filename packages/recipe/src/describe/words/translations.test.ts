import { installedLanguages, readLanguage } from '@patience/core/installed';
import { missingTexts, translationFaults } from '@patience/core/testing';
import { expect, test } from 'vitest';
import { en } from './en.js';

test.each(installedLanguages(import.meta.dirname))(
  'the sentences about patiences in $tag match their template and are complete',
  (language) => {
    const words = { ...readLanguage(language)['describe'] };
    expect(translationFaults(en, words, language.tag)).toEqual([]);
    expect(missingTexts(en, words)).toEqual([]);
  },
);

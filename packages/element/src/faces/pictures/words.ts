import type { LanguageTag } from '@patience/core';
import { addBuiltIn, translated } from '@patience/core/internals';
import { de } from './de.js';
import { en, type DeckWords } from './en.js';

export type { DeckWords };

/** Tags of the languages in files of their own. Only the build of the files for script tags sets it. */
declare const PATIENCE_LANGUAGES: readonly string[] | undefined;

// German is included, unless it has a file of its own.
if (typeof PATIENCE_LANGUAGES === 'undefined') addBuiltIn({ de: { deck: de } });

/** Rewords the names of cards in a text for a German deck: „Eichel-Ober“, “Ober of acorns”. */
export const reword = (text: string, tag: LanguageTag): string =>
  translated<DeckWords>('deck', en, tag).german.reduce((said, [pattern = '', to = '']) => said.replace(new RegExp(pattern, 'g'), to), text);

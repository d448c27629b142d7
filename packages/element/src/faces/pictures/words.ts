import type { LanguageTag } from '@patience/core';
import { addBuiltIn, translated } from '@patience/core/internals';
import { builtIn } from './built-in.js';
import { en, type DeckWords } from './en.js';

export type { DeckWords };

addBuiltIn(builtIn);

/** Rewords the names of cards in a text for a German deck: „Eichel-Ober“, “Ober of acorns”. */
export const reword = (text: string, tag: LanguageTag): string =>
  translated<DeckWords>('deck', en, tag).german.reduce((said, [pattern = '', to = '']) => said.replace(new RegExp(pattern, 'g'), to), text);

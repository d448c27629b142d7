import type { LanguageTag } from '@patience/core';
import { addBuiltIn, translated, type Translated } from '@patience/core/search';
import { builtIn } from './built-in.js';
import { en } from './en.js';

/** All words of the adviser in a language. */
export type AdviceWords = Translated<typeof en>;

addBuiltIn(builtIn);

/** The adviser’s words in a language. */
export const words = (tag: LanguageTag): AdviceWords => translated<AdviceWords>('advice', en, tag);

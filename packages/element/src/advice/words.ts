import type { LanguageTag } from '@patience/core';
import { addBuiltIn, translated } from '@patience/core/internals';
import { builtIn } from './built-in.js';
import { en, type AdviceWords } from './en.js';

export type { AdviceWords };

addBuiltIn(builtIn);

/** Returns the adviser's words in a language. */
export const words = (tag: LanguageTag): AdviceWords => translated<AdviceWords>('advice', en, tag);

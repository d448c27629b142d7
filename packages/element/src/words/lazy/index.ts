import type { LanguageTag } from '@patience/core';
import { addBuiltIn, translated } from '@patience/core/internals';
import { builtIn } from './built-in.js';
import { en, type LazyWords } from './en.js';

export type { LazyWords };

addBuiltIn(builtIn);

/** Returns the words of sheets and hints in a language. */
export const lazyWords = (tag: LanguageTag): LazyWords => translated<LazyWords>('dialogs', en, tag);

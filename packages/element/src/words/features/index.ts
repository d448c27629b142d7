import type { LanguageTag } from '@patience/core';
import { addBuiltIn, translated } from '@patience/core/internals';
import { builtIn } from './built-in.js';
import { en, type FeatureWords } from './en.js';

export type { FeatureWords };

addBuiltIn(builtIn);

/** Returns the words of sheets and hints in a language. */
export const featureWords = (tag: LanguageTag): FeatureWords => translated<FeatureWords>('dialogs', en, tag);

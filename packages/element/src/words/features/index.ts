import type { LanguageTag } from '@patience/core';
import { addBuiltIn, translated } from '@patience/core/internals';
import { de } from './de.js';
import { en, type FeatureWords } from './en.js';

export type { FeatureWords };

/** Tags of the languages in files of their own. Only the build of the files for script tags sets it. */
declare const PATIENCE_LANGUAGES: readonly string[] | undefined;

// German is included, unless it has a file of its own.
if (typeof PATIENCE_LANGUAGES === 'undefined') addBuiltIn({ de: { dialogs: de } });

/** Returns the words of sheets and hints in a language. */
export const featureWords = (tag: LanguageTag): FeatureWords => translated<FeatureWords>('dialogs', en, tag);

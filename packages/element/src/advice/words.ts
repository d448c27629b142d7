import type { LanguageTag } from '@patience/core';
import { addBuiltIn, translated } from '@patience/core/internals';
import { de } from './de.js';
import { en, type AdviceWords } from './en.js';

export type { AdviceWords };

/** Tags of the languages in files of their own. Only the build of the files for script tags sets it. */
declare const PATIENCE_LANGUAGES: readonly string[] | undefined;

// German is included, unless it has a file of its own.
if (typeof PATIENCE_LANGUAGES === 'undefined') addBuiltIn({ de: { advice: de } });

/** Returns the adviser's words in a language. */
export const words = (tag: LanguageTag): AdviceWords => translated<AdviceWords>('advice', en, tag);

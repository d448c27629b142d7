import type { Locale } from '@patience/core';
import { de } from './de.js';
import { en, type DeferredWords } from './en.js';

export type { DeferredWords };

/** The words of sheets and hints in a language. */
export const deferredWords: Readonly<Record<Locale, DeferredWords>> = { de, en };

import type { Locale } from '@patience/core';
import { de } from './de.js';
import { en, type LazyWords } from './en.js';

export type { LazyWords };

/** The words of sheets and hints in a language. */
export const lazyWords: Readonly<Record<Locale, LazyWords>> = { de, en };

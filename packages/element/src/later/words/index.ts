import type { Locale } from '@patience/core';
import { de } from './de.js';
import { en, type LaterWords } from './en.js';

export type { LaterWords };

/** The words of sheets and hints in a language. */
export const laterWords: Readonly<Record<Locale, LaterWords>> = { de, en };

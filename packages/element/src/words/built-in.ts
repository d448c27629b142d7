import type { Language, LanguageTag } from '@patience/core';
import { de } from './de.js';

/** Languages that are included besides English. The file for script tags loads every language from a file beside it. */
export const builtIn: Readonly<Record<LanguageTag, Language>> = { de: { table: de } };

import type { Language, LanguageTag } from '@patience/core';
import { de } from './de.js';

/** Languages that the library brings beside English. The file for script tags loads every language from a file beside it. */
export const builtIn: Readonly<Record<LanguageTag, Language>> = { de: { table: de } };

import type { Language, LanguageTag } from '@patience/core';
import { de } from './de.js';

/** Languages for the German deck that are included besides English. */
export const builtIn: Readonly<Record<LanguageTag, Language>> = { de: { deck: de } };

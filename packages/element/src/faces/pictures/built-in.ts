import type { Language, LanguageTag } from '@patience/core';
import { de } from './de.js';

/** Languages whose words for the German deck are part of the element, besides English. */
export const builtIn: Readonly<Record<LanguageTag, Language>> = { de: { deck: de } };

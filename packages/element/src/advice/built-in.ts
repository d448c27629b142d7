import type { Language, LanguageTag } from '@patience/core';
import { de } from './de.js';

/** Languages of the adviser that are included besides English. */
export const builtIn: Readonly<Record<LanguageTag, Language>> = { de: { advice: de } };

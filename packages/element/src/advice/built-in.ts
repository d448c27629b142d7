import type { Language, LanguageTag } from '@patience/core';
import { de } from './de.js';

/** Languages of the adviser that the library brings beside English. */
export const builtIn: Readonly<Record<LanguageTag, Language>> = { de: { advice: de } };

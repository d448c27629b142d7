import type { Language, LanguageTag } from '@patience/core';
import { de } from './de.js';

/** Languages of the sandbox host that are included besides English. */
export const builtIn: Readonly<Record<LanguageTag, Language>> = { de: { sandbox: de } };

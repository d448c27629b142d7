import type { Language, LanguageTag } from '@patience/core';
import { de } from './de.js';

/** Languages that the command line brings beside English. Others come from the language packages that are installed with it. */
export const builtIn: Readonly<Record<LanguageTag, Language>> = { de: { cli: de } };

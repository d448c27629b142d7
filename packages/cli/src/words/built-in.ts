import type { Language, LanguageTag } from '@patience/core';
import { de } from './de.js';

/** Languages of the command line beside English. Others come from language packages that are installed with it. */
export const builtIn: Readonly<Record<LanguageTag, Language>> = { de: { cli: de } };

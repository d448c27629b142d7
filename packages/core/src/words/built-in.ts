import type { LanguageTag } from '../contract.js';
import { de } from './de.js';
import type { Language } from './languages.js';

/** Languages that core brings beside English. The file for script tags leaves this module out and has its languages in files beside it. */
export const builtIn: Readonly<Record<LanguageTag, Language>> = { de: { core: de } };

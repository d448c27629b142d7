import type { LanguageTag } from '../contract.js';
import { de } from './de.js';
import type { Language } from './languages.js';

/**
 * Languages that core contains besides English. The file for script tags replaces this module and has its languages in files of their own.
 */
export const builtIn: Readonly<Record<LanguageTag, Language>> = { de: { core: de } };

import type { LanguageTag } from '../contract.js';
import { de } from './de.js';
import type { Language } from './languages.js';

/** Tags of the languages in files of their own. Only the build of the files for script tags sets it. */
declare const PATIENCE_LANGUAGES: readonly string[] | undefined;

/** Languages that core contains besides English. */
export const builtIn: Readonly<Record<LanguageTag, Language>> = typeof PATIENCE_LANGUAGES === 'undefined' ? { de: { core: de } } : {};

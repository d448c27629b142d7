import type { Language, LanguageTag } from '@patience/core';
import { de } from './de.js';

/** Tags of the languages in files of their own. Only the build of the files for script tags sets it. */
declare const PATIENCE_LANGUAGES: readonly string[] | undefined;

/** Languages of hints, dialogs and announcements that are included besides English. */
export const builtIn: Readonly<Record<LanguageTag, Language>> = typeof PATIENCE_LANGUAGES === 'undefined' ? { de: { dialogs: de } } : {};

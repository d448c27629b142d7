import type { Language, LanguageTag } from '@patience/core';
import { de } from './de.js';

/** Languages of hints, dialogs and announcements that are included besides English. */
export const builtIn: Readonly<Record<LanguageTag, Language>> = { de: { dialogs: de } };

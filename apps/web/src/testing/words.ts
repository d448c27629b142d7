import * as shared from '../words/shared.js';
import * as site from '../words/site.js';
import type { AppWords } from '../words/types.js';

/** The words that every feature may use, in English and German. */
export const en: AppWords = { ...site.en, ...shared.en };
export const de: AppWords = { ...site.de, ...shared.de };

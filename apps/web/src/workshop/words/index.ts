import type { LanguageTag } from '@patience/core';
import { en } from './en.js';
import type { WorkshopWords } from './workshop-words.js';

export type { FieldWords, WorkshopWords } from './workshop-words.js';

/** Loads the texts of the workshop: English where a language has none of its own. */
export async function loadWorkshopWords(lang: LanguageTag): Promise<WorkshopWords> {
  return lang === 'de' || lang.startsWith('de-') ? (await import('./de.js')).de : en;
}

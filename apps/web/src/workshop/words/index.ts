import type { LanguageTag } from '@patience/core';
import { packagedWorkshopWords } from '../../words/load.js';
import { en } from './en.js';
import type { WorkshopWords } from './workshop-words.js';

export type { FieldWords, WorkshopWords } from './workshop-words.js';

/** Loads the texts of the workshop: English where a language has none of its own. */
export async function loadWorkshopWords(lang: LanguageTag): Promise<WorkshopWords> {
  if (lang === 'de' || lang.startsWith('de-')) return (await import('./de.js')).de;
  return (await packagedWorkshopWords(lang)) ?? en;
}

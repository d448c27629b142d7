import type { LanguageTag } from '@patience/core';
import { loadTableWords, packagedWorkshopWords } from '@patience/web/words/load.js';
import { en } from './en.js';
import type { WorkshopWords } from './workshop-words.js';

export type { FieldWords, WorkshopWords } from './workshop-words.js';

/** Loads the texts of the workshop: English where a language has none of its own. */
export async function loadWorkshopWords(lang: LanguageTag): Promise<WorkshopWords> {
  if (lang === 'de' || lang.startsWith('de-')) {
    // German rules pages also need the names of cards, which the site loads with the words of a table.
    const [{ de }] = await Promise.all([import('./de.js'), loadTableWords('de')]);
    return de;
  }
  // The build fills texts that a language package lacks with the English ones.
  return ((await packagedWorkshopWords(lang)) as WorkshopWords | undefined) ?? en;
}

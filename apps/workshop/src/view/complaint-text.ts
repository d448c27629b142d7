import { say, type LanguageTag } from '@patience/core';
import { problemOf, type Mistake } from '@patience/recipe';
import { fill } from '@patience/web/text/fill.js';
import type { Complaint } from '../form/complaints.js';
import type { WorkshopWords } from '../words/index.js';
import { namesIn } from './act-view.js';

/** The words and the language of a complaint, and what the person edits who reads it. */
export interface Told {
  readonly words: WorkshopWords;
  readonly lang: LanguageTag;
  /** Whether the person has edited the text of the recipe last, rather than the form. */
  readonly inText: boolean;
}

/** Returns the sentence about a mistake for a person who edits the text of the recipe. The name of the text stands before it only once. */
export const sentenceOf = (mistake: Mistake, lang: LanguageTag): string =>
  say(problemOf(mistake, 'JSON'), lang).replace(/^JSON ?: (?=JSON)/, '');

/** Complaints without words of their own, for which the sentence of the reader is better where the person writes the text. */
const VAGUE: readonly Complaint['key'][] = ['notJson', 'wrongValue', 'impossible', 'tooLarge'];

/** Returns the sentence of a complaint in the words of card players. */
export function complaintText({ key, names, label, mistake }: Complaint, context: Told): string {
  const { words, lang, inText } = context;
  if (inText && mistake && VAGUE.includes(key)) return sentenceOf(mistake, lang);
  return fill(words.complaints[key], { ...namesIn(names, context), ...(label && { field: words.fields[label].label }) });
}

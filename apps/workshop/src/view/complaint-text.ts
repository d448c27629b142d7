import { say, type LanguageTag } from '@patience/core';
import { problemOf, type Mistake } from '@patience/recipe';
import { counted, fill } from '@patience/web/text/fill.js';
import type { Complaint } from '../form/complaints.js';
import type { Change } from '../workbench.js';
import type { Workshop } from '../workshop.js';
import { namesIn } from './pile-names.js';

/** Returns the sentence about a mistake for a person who edits the text of the recipe. The name of the text stands before it only once. */
export const sentenceOf = (mistake: Mistake, lang: LanguageTag): string =>
  say(problemOf(mistake, 'JSON'), lang).replace(/^JSON ?: (?=JSON)/, '');

/** Complaints without words of their own, for which the sentence of the reader is better where the person writes the text. */
const VAGUE: readonly Complaint['key'][] = ['notJson', 'wrongValue', 'impossible', 'tooLarge'];

/** Returns the sentence of a complaint in the words of card players. */
export function complaintText({ key, names = {}, label, mistake }: Complaint, workshop: Workshop): string {
  const { words, lang, inText } = workshop;
  if (inText && mistake && VAGUE.includes(key)) return sentenceOf(mistake, lang);
  return fill(words.complaints[key], { ...namesIn(names, workshop), ...(label && { field: words.fields[label].label }) });
}

/**
 * Returns the sentence that announces a change of the workbench.
 * A doubt is part of it only if the change has made it, or if its draft was opened: one that stands would hide what the change has done.
 * @param act what a button has done, or what a field has made of its text; mistakes, or a doubt, follow it
 */
export function changeSentence(workshop: Workshop, change: Change, act = ''): string {
  const { words, lang, bench, complaints, complaintsBefore } = workshop;
  const { read } = bench.now;
  const { drafts } = words;
  const said = change === 'undo' || change === 'redo' ? fill(words.done, { act: words[change] }) : act;
  const known = new Set(change === 'open' ? [] : complaintsBefore.map((each) => complaintText(each, workshop)));
  const doubt = complaints.map((each) => complaintText(each, workshop)).find((each) => !known.has(each));
  const why = read.ok ? doubt : `${counted(words.mistakes, read.mistakes.length, lang)}. ${words.stale}`;
  if (change === 'open') return [fill(drafts.opened, { name: workshop.nameOf(bench.draft) }), why].filter(Boolean).join(' ');
  const state = [said, why].filter(Boolean).join(' ') || words.fine;
  if (change === 'newer') return `${drafts.newer} ${state}`;
  return bench.kept === 'apart' ? `${drafts.apart} ${state}` : state;
}

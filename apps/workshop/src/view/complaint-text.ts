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
 * @param button what a button has done; a rule that is doubtful follows it: the first that the change has made so, else the first of all
 */
export function changeSentence(workshop: Workshop, change: Change, button = ''): string {
  const { words, lang, bench, complaints, complaintsBefore } = workshop;
  const { read } = bench.now;
  const { drafts } = words;
  const said = change === 'undo' || change === 'redo' ? fill(words.done, { act: words[change] }) : button;
  const known = new Set(complaintsBefore.map((each) => complaintText(each, workshop)));
  const doubts = read.ok ? complaints.map((each) => complaintText(each, workshop)) : [];
  const why = doubts.find((each) => !known.has(each)) ?? doubts[0];
  const state = read.ok
    ? [said, why].filter(Boolean).join(' ') || words.fine
    : `${counted(words.mistakes, read.mistakes.length, lang)}. ${words.stale}`;
  if (change === 'open') return `${fill(drafts.opened, { name: workshop.nameOf(bench.draft) })} ${read.ok ? '' : state}`.trim();
  if (change === 'newer') return `${drafts.newer} ${state}`;
  return bench.kept === 'apart' ? `${drafts.apart} ${state}` : state;
}

import type { LanguageTag } from '@patience/core';
import { counted, fill } from '@patience/web/text/fill.js';
import type { Change, Workbench } from '../workbench.js';
import type { WorkshopWords } from '../words/index.js';

/**
 * Returns the sentence that announces a change of the workbench.
 * @param name that of the open draft
 * @param notes what a button has done and the first rule that makes winning impossible, each empty if there is none
 */
export function sentenceOf(
  change: Change,
  words: WorkshopWords,
  lang: LanguageTag,
  bench: Workbench,
  name: string,
  notes: readonly string[],
): string {
  const { read } = bench.now;
  const { drafts } = words;
  const state = read.ok
    ? notes.filter(Boolean).join(' ') || words.fine
    : `${counted(words.mistakes, read.mistakes.length, lang)}. ${words.stale}`;
  if (change === 'open') return `${fill(drafts.opened, { name })} ${read.ok ? '' : state}`.trim();
  if (change === 'newer') return `${drafts.newer} ${state}`;
  return bench.kept === 'apart' ? `${drafts.apart} ${state}` : state;
}

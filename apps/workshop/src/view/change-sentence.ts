import { counted, fill } from '@patience/web/text/fill.js';
import type { Change } from '../workbench.js';
import type { Workshop } from '../workshop.js';
import { complaintText } from './complaint-text.js';

/**
 * Returns the sentence that announces a change of the workbench.
 * @param said what a button has done; the first rule that makes winning impossible follows it
 */
export function changeSentence(workshop: Workshop, change: Change, said = ''): string {
  const { words, lang, bench, complaints } = workshop;
  const { read } = bench.now;
  const { drafts } = words;
  const [doubt] = read.ok ? complaints : [];
  const why = doubt ? complaintText(doubt, workshop) : '';
  const state = read.ok
    ? [said, why].filter(Boolean).join(' ') || words.fine
    : `${counted(words.mistakes, read.mistakes.length, lang)}. ${words.stale}`;
  if (change === 'open') return `${fill(drafts.opened, { name: workshop.nameOf(bench.draft) })} ${read.ok ? '' : state}`.trim();
  if (change === 'newer') return `${drafts.newer} ${state}`;
  return bench.kept === 'apart' ? `${drafts.apart} ${state}` : state;
}

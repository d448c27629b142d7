import type { LanguageTag } from '@patience/core';
import { counted, fill } from '../text/fill.js';
import type { AppWords } from '../words/types.js';
import type { Milestone } from './milestones.js';

/** Returns a milestone as text: `First win: pairs`. */
export function milestoneText(milestone: Milestone, words: AppWords['milestones'], lang: LanguageTag): string {
  if (milestone.name === 'noUndo') return words.noUndo;
  if (milestone.name === 'kind') return fill(words.kind, { kind: words.kinds[milestone.kind] });
  return counted(words[milestone.name], milestone.n, lang);
}

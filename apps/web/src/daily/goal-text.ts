import { counted, fill } from '../text/fill.js';
import type { LanguageTag } from '@patience/core';
import type { AppWords } from '../words/types.js';
import type { GoalName } from './goal.js';

/** Returns a goal as text. @param most moves that a goal about moves allows; undefined while they are not known */
export function goalText(goal: GoalName, most: number | undefined, words: AppWords['day'], lang: LanguageTag): string {
  if (goal !== 'moves') return words.goals[goal];
  return most === undefined ? words.goals.fewMoves : fill(words.goals.moves, { moves: counted(words.goals.count, most, lang) });
}

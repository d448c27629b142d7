import type { LanguageTag } from '@patience/core';
import { isWin } from '../statistics/count.js';
import type { ResultRecord } from '../store/results.js';
import { counted, fill } from '../text/fill.js';
import type { AppWords } from '../words/types.js';

/** The goals of games of a day: a win; a win without hints; a win without undo; a win in at most so many moves. */
export const GOALS = ['win', 'hints', 'undo', 'moves'] as const;
export type GoalName = (typeof GOALS)[number];

export type Judged = Pick<ResultRecord, 'outcome' | 'watched' | 'hints' | 'noUndo' | 'moves'>;

/** Tells whether a game reached a goal. @param most moves that the goal allows; undefined where they are not known */
export function isReached(goal: GoalName, game: Judged, most: number | undefined): boolean {
  if (!isWin(game)) return false;
  if (goal === 'hints') return game.hints === 0;
  if (goal === 'undo') return game.noUndo === true;
  return goal !== 'moves' || (most !== undefined && game.moves <= most);
}

/** Share of a found line that a player may need in addition. */
const ROOM = 0.2;

/** Returns the moves that a goal allows: those of a line that wins, with room, as a round number. */
export const movesFor = (line: number): number => Math.ceil((line * (1 + ROOM)) / 10) * 10;

/** Returns a goal as text. @param most moves that a goal about moves allows; undefined while they are not known */
export function goalText(goal: GoalName, most: number | undefined, words: AppWords['day'], lang: LanguageTag): string {
  if (goal !== 'moves') return words.goals[goal];
  return most === undefined ? words.goals.fewMoves : fill(words.goals.moves, { moves: counted(words.goals.count, most, lang) });
}

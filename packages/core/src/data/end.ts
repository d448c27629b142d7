import { ROLES, type Status, type View } from '../contract.js';
import { sequencesComplete } from '../shared/sequences.js';
import type { End, Goal } from './grammar.js';
import { conditionOf, pilesOf } from './where.js';

/** The usual end: all cards lie on foundations and discard piles. */
const USUAL: Goal = { empty: ROLES.filter((role) => role !== 'foundation' && role !== 'discard') };

/**
 * Makes the function that returns whether a game has ended.
 * @param end condition as data, with the player's choices replaced by their values; the usual end where a choice leaves it out
 * @param view view of a table with the piles that the condition names
 */
export function endOf(end: End = USUAL, view: View): (view: View) => Status {
  const over = typeof end === 'object' && 'over' in end;
  const reached = reaches(over ? end.over : end, view);
  const ended: Status = over ? 'over' : 'won';
  return (now) => (reached(now) ? ended : 'playing');
}

function reaches(end: Goal, view: View): (view: View) => boolean {
  if (end === 'sequencesComplete') return sequencesComplete;
  if ('left' in end) {
    const piles = pilesOf(view, ['tableau', 'stock']);
    return (now) => piles.reduce((sum, pile) => sum + now.count(pile), 0) === end.left;
  }
  return conditionOf(end, view);
}

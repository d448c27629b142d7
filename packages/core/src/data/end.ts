import type { Status, View } from '../contract.js';
import { sequencesComplete } from '../shared/sequences.js';
import type { End } from './grammar.js';
import { conditionOf, pilesOf } from './where.js';

/**
 * Makes the function that returns whether a game is won.
 * @param end condition as data, with the player's choices replaced by their values
 * @param view view of a table with the piles that the condition names
 */
export function endOf(end: End, view: View): (view: View) => Status {
  const won = wonBy(end, view);
  return (now) => (won(now) ? 'won' : 'playing');
}

function wonBy(end: End, view: View): (view: View) => boolean {
  if (end === 'sequencesComplete') return sequencesComplete;
  if ('empty' in end) return conditionOf(end, view);
  if ('left' in end) {
    const piles = pilesOf(view, ['tableau', 'stock']);
    return (now) => piles.reduce((sum, pile) => sum + now.count(pile), 0) === end.left;
  }
  const counts = Object.entries(end.count);
  return (now) => counts.every(([pile, count]) => now.count(pile) >= count);
}

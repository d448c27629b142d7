import { ACE } from '../cards/card.js';
import type { Tx, View } from '../contract.js';

/** Number of cards of a complete sequence, king to ace. */
const COMPLETE = 13;

/**
 * Moves complete sequences to foundations, as in Spider: thirteen cards of one suit, king to ace, at the end of a column go to the next
 * empty foundation, the ace first. A sequence for which there is no empty foundation stays in its column. Use it as `after`, with columns
 * whose `take` is a run in suit.
 */
export function removeCompleteSequences(table: Tx): void {
  for (const column of table.piles('tableau')) {
    if (table.card(column)?.rank !== ACE || table.run(column) < COMPLETE) continue;
    const place = table.piles('foundation').find((foundation) => table.count(foundation) === 0);
    if (place === undefined) return;
    table.move(column, place, { count: COMPLETE, turn: true });
  }
}

/** Returns whether each column is empty or holds one complete sequence in suit, king to ace, and no other card. Scorpion is won so. */
export const sequencesComplete = (view: View): boolean =>
  view.piles('tableau').every((column) => {
    const count = view.count(column);
    if (count !== 0 && count !== COMPLETE) return false;
    const suit = view.card(column)?.suit;
    for (let depth = 0; depth < count; depth++) {
      const card = view.card(column, depth);
      if (card?.suit !== suit || card?.rank !== depth + 1) return false;
    }
    return true;
  });

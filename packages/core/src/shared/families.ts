import { ACE } from '../cards/card.js';
import type { Tx, View } from '../contract.js';

/** Cards of a whole family, king to ace. */
const WHOLE = 13;

/**
 * Whole families leave, as in Spider: a column that ends in thirteen cards of one suit, king to ace, gives them to the next
 * empty foundation, the ace first. For columns whose `take` is a run in suit.
 */
export function completeFamilies(table: Tx): void {
  for (const column of table.piles('tableau')) {
    if (table.card(column)?.rank !== ACE || table.run(column) < WHOLE) continue;
    const place = table.piles('foundation').find((foundation) => table.count(foundation) === 0)!;
    table.move(column, place, { count: WHOLE, turn: true });
  }
}

/** Does every column hold nothing, or one whole family and no other card, king to ace? So some patiences end, as Scorpion. */
export const familiesLie = (view: View): boolean =>
  view.piles('tableau').every((column) => {
    const count = view.count(column);
    if (count !== 0 && count !== WHOLE) return false;
    const suit = view.card(column)?.suit;
    for (let depth = 0; depth < count; depth++) {
      const card = view.card(column, depth);
      if (card?.suit !== suit || card?.rank !== depth + 1) return false;
    }
    return true;
  });

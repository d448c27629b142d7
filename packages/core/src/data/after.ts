import type { Tx, View } from '../contract.js';
import { fillGaps } from '../shared/dealing.js';
import { removeCompleteSequences } from '../shared/sequences.js';
import type { Consequence } from './grammar.js';
import { pilesOf } from './where.js';

/**
 * Makes the function that carries out forced consequences.
 * @param consequences with the player's choices replaced by their values
 * @param view view of a table with the piles that the consequences change
 */
export function afterOf(consequences: readonly Consequence[], view: View): (table: Tx) => void {
  const steps = consequences.map((each): ((table: Tx) => void) => {
    if (each === 'removeCompleteSequences') return removeCompleteSequences;
    const [gaps, sources] = [pilesOf(view, each.fill), pilesOf(view, each.from)];
    return (table) => {
      fillGaps(table, gaps, ...sources);
    };
  });
  return (table) => {
    for (const step of steps) step(table);
  };
}

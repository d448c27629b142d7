import type { Tx, View } from '../contract.js';
import { fillGaps } from '../shared/dealing.js';
import { removeCompleteSequences } from '../shared/sequences.js';
import type { Consequence, Where } from './grammar.js';
import { idsOf } from './row-names.js';
import { pilesOf } from './where.js';

/**
 * Returns the roles and ids of the piles from which gaps are filled, the first pile with cards first. Exchanging the cards of two such piles
 * changes the result.
 * @param after the forced consequences; nothing is known about those of a function
 */
export const sourcesInOrder = (after: unknown): readonly string[] =>
  Array.isArray(after) ? (after as readonly { readonly from?: Where }[]).flatMap(({ from = [] }) => from).flatMap(idsOf) : [];

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

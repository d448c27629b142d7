import type { Tx, View } from '../contract.js';
import { fillGaps } from '../shared/dealing.js';
import { removeCompleteSequences } from '../shared/sequences.js';
import type { Consequence, Turns, Where } from './grammar.js';
import { idsOf } from './row-names.js';
import { pilesOf } from './where.js';

/**
 * Returns the roles and ids of the piles from which gaps are filled, the first pile with cards first, and of gaps that have sources of their
 * own. Exchanging the cards of two such piles changes the result.
 * @param after the forced consequences; nothing is known about those of a function
 */
export const sourcesInOrder = (after: unknown): readonly string[] =>
  Array.isArray(after)
    ? (after as readonly { readonly fill?: Where; readonly from?: Where | Turns<Where> }[])
        .flatMap(({ fill = [], from = [] }) => (isInTurn(from) ? [fill, from.inTurn].flat(2) : from))
        .flatMap(idsOf)
    : [];

const isInTurn = (from: Where | Turns<Where>): from is Turns<Where> => typeof from === 'object' && 'inTurn' in from;

/**
 * Makes the function that carries out forced consequences.
 * @param consequences with the player's choices replaced by their values
 * @param view view of a table with the piles that the consequences change
 */
export function afterOf(consequences: readonly Consequence[], view: View): (table: Tx) => void {
  const steps = consequences.map((each): ((table: Tx) => void) => {
    if (each === 'removeCompleteSequences') return removeCompleteSequences;
    const turns = (isInTurn(each.from) ? each.from.inTurn : [each.from]).map((from) => pilesOf(view, from));
    const gaps = pilesOf(view, each.fill).map((gap, i) => ({ gap: [gap], sources: turns[i % turns.length]! }));
    return (table) => {
      for (const { gap, sources } of gaps) fillGaps(table, gap, ...sources);
    };
  });
  return (table) => {
    for (const step of steps) step(table);
  };
}

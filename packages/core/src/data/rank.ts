import type { MoveInfo, Role, View } from '../contract.js';
import { cellsLast, homeFirst, longestFirst, reserveLast, runsFirst, uncoveringFirst } from '../shared/hints.js';
import type { RankList, Preference } from './grammar.js';

const orders = { cellsLast, homeFirst, longestFirst, reserveLast, runsFirst, uncoveringFirst };

/**
 * Makes the function that ranks moves by a list of kinds; a higher rank is better. The function allocates no memory.
 * @param list with ranks of cards as numbers
 */
export function rankOf(list: RankList): (view: View, move: MoveInfo) => number {
  if (typeof list === 'string') return orders[list];
  // Kinds of equal rank are next to each other in this list.
  const preferences = list.flatMap((each, i) => [each].flat().map((preference: Preference) => ({ preference, rank: list.length - i })));
  return (view, move) => {
    for (const { preference, rank } of preferences) if (grants(preference, view, move)) return rank;
    return 0;
  };
}

/** Returns whether a move is of a kind. */
function grants({ action, from, to, onto, card, turnsUp, empties, wholeRun }: Preference, view: View, move: MoveInfo): boolean {
  if (move.kind === 'action') return action === true || action === move.action;
  if (action !== undefined || !has(view, from, move.from) || !has(view, to, move.to)) return false;
  const rest = view.count(move.from) - move.count;
  if (empties !== undefined && empties !== (rest === 0)) return false;
  if (turnsUp && !(rest > 0 && view.card(move.from, move.count) === null)) return false;
  if (wholeRun && move.count < view.run(move.from)) return false;
  if (card !== undefined && view.card(move.from)?.rank !== card) return false;
  if (onto === undefined) return true;
  if ((view.count(move.to) === 0) !== (onto === 'gap')) return false;
  return onto !== 'same suit' || view.card(move.to)?.suit === view.card(move.from, move.count - 1)?.suit;
}

const has = (view: View, role: Role | undefined, pile: string): boolean => role === undefined || view.piles(role).includes(pile);

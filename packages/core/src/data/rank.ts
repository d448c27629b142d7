import type { MoveInfo, Role, View } from '../contract.js';
import { cellsLast, homeFirst, reserveLast, runsFirst, uncoveringFirst } from '../shared/hints.js';
import type { RankList, Wish } from './grammar.js';

const orders = { cellsLast, homeFirst, reserveLast, runsFirst, uncoveringFirst };

/** A function that orders moves as data says, higher first. It allocates nothing. */
export function rankOf(list: RankList): (view: View, move: MoveInfo) => number {
  if (typeof list === 'string') return orders[list];
  // Preferences of equal rank are adjacent.
  const wishes = list.flatMap((each, i) => [each].flat().map((wish: Wish) => ({ wish, rank: list.length - i })));
  return (view, move) => {
    for (const { wish, rank } of wishes) if (grants(wish, view, move)) return rank;
    return 0;
  };
}

/** Is a move of this kind? */
function grants({ action, from, to, onto, turnsUp }: Wish, view: View, move: MoveInfo): boolean {
  if (move.kind === 'action') return action === true || action === move.action;
  if (action !== undefined || !has(view, from, move.from) || !has(view, to, move.to)) return false;
  if (turnsUp && !(view.count(move.from) > move.count && view.card(move.from, move.count) === null)) return false;
  if (onto === undefined) return true;
  if ((view.count(move.to) === 0) !== (onto === 'gap')) return false;
  return onto !== 'same suit' || view.card(move.to)?.suit === view.card(move.from, move.count - 1)?.suit;
}

const has = (view: View, role: Role | undefined, pile: string): boolean => role === undefined || view.piles(role).includes(pile);

import type { MoveInfo, Role, View } from '../contract.js';
import { cellsLast, homeFirst, reserveLast, runsFirst, uncoveringFirst } from '../shared/hints.js';
import type { RankList, Wish } from './grammar.js';

const orders = { cellsLast, homeFirst, reserveLast, runsFirst, uncoveringFirst };

/** A function that orders moves as data says, higher first. */
export function rankOf(list: RankList): (view: View, move: MoveInfo) => number {
  if (typeof list === 'string') return orders[list];
  return (view, move) => {
    const found = list.findIndex((wish) => grants(wish, view, move));
    return found < 0 ? 0 : list.length - found;
  };
}

/** Is a move of this kind? */
function grants({ action, from, to, onto, turnsUp }: Wish, view: View, move: MoveInfo): boolean {
  if (move.kind === 'action') return action === true || action === move.action;
  if (action !== undefined) return false;
  const has = (role: Role | undefined, pile: string): boolean => role === undefined || view.piles(role).includes(pile);
  if (!has(from, move.from) || !has(to, move.to)) return false;
  if (turnsUp && !(view.count(move.from) > move.count && view.card(move.from, move.count) === null)) return false;
  if (onto === undefined) return true;
  if ((view.count(move.to) === 0) !== (onto === 'gap')) return false;
  return onto !== 'same suit' || view.card(move.to)?.suit === view.card(move.from, move.count - 1)?.suit;
}

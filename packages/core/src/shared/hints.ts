/** Orders of hints that many patiences share: for `rank`, higher first. They never decide what is legal. */
import type { MoveInfo, View } from '../contract.js';

/**
 * Cards home first, then what turns a card up, then what lies well in the columns, then the waste; a gap is filled last. Cards
 * that come back from home are worth less than anything else.
 */
export function homeFirst(view: View, move: MoveInfo): number {
  if (move.kind !== 'cards') return 1;
  if (view.piles('foundation').includes(move.to)) return 5;
  if (view.piles('foundation').includes(move.from)) return -1;
  if (view.count(move.from) > move.count && view.card(move.from, move.count) === null) return 4;
  if (view.count(move.to) === 0) return 0;
  return move.from === 'waste' ? 2 : 3;
}

/** For games with cells: home first, then out of the cells, then onto a card; an empty column and a cell are spent last. */
export function cellsLast(view: View, move: MoveInfo): number {
  if (move.kind !== 'cards' || view.piles('cell').includes(move.to)) return 0;
  if (view.piles('foundation').includes(move.to)) return 4;
  if (view.count(move.to) === 0) return 1;
  return view.piles('cell').includes(move.from) ? 3 : 2;
}

/** For games with a reserve: home first; then within the columns, then from the reserve; a card comes back from home last of all. */
export function reserveLast(view: View, move: MoveInfo): number {
  if (move.kind !== 'cards' || view.piles('foundation').includes(move.from)) return 0;
  if (view.piles('foundation').includes(move.to)) return 4;
  if (view.count(move.to) === 0) return 1;
  return view.piles('tableau').includes(move.from) ? 3 : 2;
}

/**
 * For columns that build in any suit and move runs of one: in suit first, then what turns a card up; then a row is dealt, before
 * cards only wander, fill gaps or break a run.
 */
export function runsFirst(view: View, move: MoveInfo): number {
  if (move.kind !== 'cards') return 2;
  const onto = view.card(move.to);
  const breaksRun = move.count < view.run(move.from);
  if (breaksRun || !onto) return breaksRun ? 0 : 1;
  if (onto.suit === view.card(move.from)!.suit) return 4;
  const uncovers = view.count(move.from) === move.count || view.card(move.from, move.count) === null;
  return uncovers ? 3 : 1;
}

/** For columns of which any part moves: what turns a card up first, then what clears a column, then any other card; never a whole column into a gap. */
export function uncoveringFirst(view: View, move: MoveInfo): number {
  if (move.kind !== 'cards') return 0;
  if (view.count(move.from) === move.count) return view.count(move.to) > 0 ? 2 : -1;
  return view.card(move.from, move.count) === null ? 3 : 1;
}

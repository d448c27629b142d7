/** Orders of moves for hints that many patiences share. They are used as `rank`: higher comes first. They never decide which moves are legal. */
import type { MoveInfo, View } from '../contract.js';

/**
 * Prefers moves to foundations, then moves that turn a card up, then other moves between columns, then moves from the waste, then
 * actions and pairs, then moves to empty columns, and last moves from foundations.
 */
export function homeFirst(view: View, move: MoveInfo): number {
  if (move.kind !== 'cards') return 1;
  if (view.piles('foundation').includes(move.to)) return 5;
  if (view.piles('foundation').includes(move.from)) return -1;
  if (view.count(move.from) > move.count && view.card(move.from, move.count) === null) return 4;
  if (view.count(move.to) === 0) return 0;
  return move.from === 'waste' ? 2 : 3;
}

/** For games with cells. Prefers moves to foundations, then from cells, then onto a card, then to an empty column, and last to cells. */
export function cellsLast(view: View, move: MoveInfo): number {
  if (move.kind !== 'cards' || view.piles('cell').includes(move.to)) return 0;
  if (view.piles('foundation').includes(move.to)) return 4;
  if (view.count(move.to) === 0) return 1;
  return view.piles('cell').includes(move.from) ? 3 : 2;
}

/** For games with a reserve. Prefers moves to foundations, then between columns, then from the reserve, then to empty columns, and last from foundations. */
export function reserveLast(view: View, move: MoveInfo): number {
  if (move.kind !== 'cards' || view.piles('foundation').includes(move.from)) return 0;
  if (view.piles('foundation').includes(move.to)) return 4;
  if (view.count(move.to) === 0) return 1;
  return view.piles('tableau').includes(move.from) ? 3 : 2;
}

/**
 * For columns that are built in any suit, of which runs in one suit can be moved. Prefers moves in suit, then moves that turn a card up
 * or empty a column, then dealing a row, then other moves and moves to empty columns, and last moves that break a run.
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

/** For columns of which any part can be moved. Prefers moves that turn a card up, then moves that empty a column, then other moves; last a whole column to an empty one. */
export function uncoveringFirst(view: View, move: MoveInfo): number {
  if (move.kind !== 'cards') return 0;
  if (view.count(move.from) === move.count) return view.count(move.to) > 0 ? 2 : -1;
  return view.card(move.from, move.count) === null ? 3 : 1;
}

/** Prefers moves from piles with many cards; for pairs, from two piles with many cards together. */
export function longestFirst(view: View, move: MoveInfo): number {
  if (move.kind === 'action') return 0;
  return view.count(move.from) + (move.kind === 'pair' ? view.count(move.to) : 0);
}

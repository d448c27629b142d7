import type { Game, Pile } from '@patience/core';
import { deal, parseMove, type Move } from '@patience/core/internals';
import { legalMoves, wayOf } from '../announcements/move-text.js';

/** Tells whether a value from the page is an array, whatever its type promises. */
const isList: (value: unknown) => boolean = Array.isArray;

/** One or more moves that are one undo step. */
export type Gesture = readonly Move[];

/** Reads a gesture in notation. @returns undefined when it is no list or names a pile or an action that the table lacks */
export function movesOf({ table }: Game, gesture: readonly unknown[]): Gesture | undefined {
  if (!isList(gesture)) return undefined;
  const moves: Move[] = [];
  for (const text of gesture) {
    const move = parseMove(table, String(text));
    if (!move.ok) return undefined;
    moves.push(move.value);
  }
  return moves;
}

/**
 * Ratings of moves by what they gain. Only their order counts: first what leaves the table for good, then what makes more cards playable, then what
 * only rearranges them. An action, which usually turns the stock, comes after every useful move of cards and before those that use up a place.
 */
const WORTH = {
  foundation: 6,
  pair: 5,
  turnsCard: 4,
  emptiesColumn: 3.5,
  fromOutside: 3,
  rearranges: 2,
  action: 1.5,
  fillsGap: 1,
  fillsCell: 0.5,
  nothing: 0,
  columnToGap: -1,
};

/** Rates a move by what the player can see, without searching. Higher is better. */
function worth(game: Game, move: Move): number {
  const way = wayOf(game, move);
  if (!way) return WORTH.action;
  if (way.kind === 'pair') return WORTH.pair;
  const { from, to, count } = way;
  const { view } = game;
  const [source, target] = [from, to].map((id) => game.piles.find((pile) => pile.id === id)!) as [Pile, Pile];
  const rest = view.count(from) - count;
  if (target.role === 'foundation') return WORTH.foundation;
  if (target.role === 'cell') return WORTH.fillsCell;
  if (source.role === 'tableau' && rest > 0 && view.card(from, count) === null) return WORTH.turnsCard;
  if (view.count(to) === 0) return worthOfGap(source, target, rest);
  if (source.role !== 'tableau') return WORTH.fromOutside;
  // Moving a card between two cards of the same rank gains nothing by itself.
  const [under, onto] = [view.card(from, count), view.card(to)];
  if (under?.rank === onto?.rank && under) return WORTH.nothing;
  return rest === 0 ? WORTH.emptiesColumn : WORTH.rearranges;
}

/** Rates a move to an empty pile. @param rest number of cards that stay where it comes from */
function worthOfGap(source: Pile, target: Pile, rest: number): number {
  // Moving a whole column to an empty column changes nothing, unlike moving a card in a grid.
  if (!target.fan && target.role === 'tableau') return WORTH.rearranges;
  return source.role === 'tableau' && rest === 0 ? WORTH.columnToGap : WORTH.fillsGap;
}

/** Returns the legal moves that do not lead back to an earlier position of the game. */
function leadingOn(game: Game): Move[] {
  const moves = legalMoves(game);
  const dealt = deal(game.variant, { ...game.source, options: game.options });
  if (!dealt.ok) return moves;
  const { table } = dealt.value;
  const met = new Set([table.key.join()]);
  for (const move of movesOf(game, game.gestures.slice(0, game.cursor).flat()) ?? []) {
    table.play(move);
    met.add(table.key.join());
  }
  return moves.filter((move) => {
    table.play(move);
    const back = met.has(table.key.join());
    table.undo();
    return !back;
  });
}

/** A legal move with its rating by what the player can see. */
export interface RatedMove {
  readonly move: Move;
  readonly worth: number;
}

/** Returns the moves that lead to new positions, the best first. */
export const ratedMoves = (game: Game): RatedMove[] =>
  leadingOn(game)
    .map((move) => ({ move, worth: worth(game, move) }))
    .sort((a, b) => b.worth - a.worth);

/** Returns the moves that lead to new positions as gestures, the best first. */
export const lookAround = (game: Game): Gesture[] => ratedMoves(game).map(({ move }) => [move]);

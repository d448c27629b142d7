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

/** Rates a move by what the player can see, without searching. Higher is better. */
function worth(game: Game, move: Move): number {
  const way = wayOf(game, move);
  if (!way) return 1.5;
  if (way.kind === 'pair') return 5;
  const { from, to, count } = way;
  const { view } = game;
  const [source, target] = [from, to].map((id) => game.piles.find((pile) => pile.id === id)!) as [Pile, Pile];
  const rest = view.count(from) - count;
  if (target.role === 'foundation') return 6;
  if (target.role === 'cell') return 0.5;
  if (source.role === 'tableau' && rest > 0 && view.card(from, count) === null) return 4;
  if (view.count(to) === 0) return worthOfGap(source, target, rest);
  if (source.role !== 'tableau') return 3;
  // Moving a card between two cards of the same rank gains nothing by itself.
  const [under, onto] = [view.card(from, count), view.card(to)];
  if (under?.rank === onto?.rank && under) return 0;
  return rest === 0 ? 3.5 : 2;
}

/** Rates a move to an empty pile. @param rest number of cards that stay where it comes from */
function worthOfGap(source: Pile, target: Pile, rest: number): number {
  // Moving a whole column to an empty column changes nothing, unlike moving a card in a grid.
  if (!target.fan && target.role === 'tableau') return 2;
  return source.role === 'tableau' && rest === 0 ? -1 : 1;
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

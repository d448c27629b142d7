import type { Game } from '@patience/core';
import { formatMove, type Move } from '@patience/core/internals';
import type { HintedMove } from '../../view/highlights.js';
import { fill } from '../../words/index.js';
import { featureWords } from '../../words/features/index.js';
import { describeMove, wayOf, type Described, type Way } from '../announcements/move-text.js';
import { marksOf } from '../hints/hint.js';
import { ratedMoves, type RatedMove } from '../hints/look-around.js';

/** Number of moves that are shown. */
const SHOWN = 3;
/** Least rating of a move whose kind was shown already, to come before an action. */
const GOOD = 2;

/** A move of the demonstration. */
export interface ShownMove {
  readonly gesture: readonly string[];
  readonly text: string;
  /** Marks on the table before the move. */
  readonly mark: HintedMove | undefined;
}

/** Returns the kind of a move as text: a pair, an action, or the role of its destination. */
function kindOf(game: Game, move: Move): string {
  const way = wayOf(game, move);
  if (!way) return `action ${move}`;
  if (way.kind === 'pair') return way.kind;
  const { role } = game.piles.find(({ id }) => id === way.to)!;
  return game.view.count(way.to) === 0 ? `${role}, empty` : role;
}

/** Chooses the move to show next: good ones of kinds that were not shown, and actions such as turning the stock last. */
function chooseMove(game: Game, shown: ReadonlySet<string>, isLast: boolean): Move | undefined {
  const rated = ratedMoves(game);
  const isMove = ({ move }: RatedMove): boolean => wayOf(game, move) !== undefined;
  const fresh = rated.filter(({ move, worth }) => worth > 0 && !shown.has(kindOf(game, move)));
  const further = isLast ? [] : rated.filter((each) => isMove(each) && each.worth >= GOOD);
  return (fresh.find(isMove) ?? further[0] ?? fresh[0] ?? rated[0])?.move;
}

/** Returns the words for a move: which card goes onto which other card, or to which empty place. */
function describeStep(described: Described, way: Way, onto: string): string {
  const { game, selection, describer } = described;
  const { kind, from, to, count } = way;
  const card = game.view.card(from, kind === 'pair' || selection.pile(from).take === 'all' ? 0 : count - 1);
  const other = game.view.card(to);
  if (kind === 'pair' || !card || !other) return describeMove(described, way);
  return fill(onto, { card: describer.card(card), other: describer.card(other) });
}

/** Chooses up to three typical moves, one after the other, and describes each. Plays them in the game and takes them back. */
export function demoMoves(described: Described): readonly ShownMove[] {
  const { game, describer } = described;
  const { steps, onto } = featureWords(describer.locale).demo;
  const shown = new Set<string>();
  const moves: ShownMove[] = [];
  for (let i = 0; i < SHOWN && game.status === 'playing'; i++) {
    const move = chooseMove(game, shown, i === SHOWN - 1);
    if (move === undefined) break;
    shown.add(kindOf(game, move));
    const { way, mark } = marksOf(described, [move]);
    const gesture = [formatMove(game.table, move)];
    moves.push({ gesture, mark, text: fill(steps[i]!, { move: way ? describeStep(described, way, onto) : describer.action(move) }) });
    game.play(gesture);
  }
  for (const _ of moves) game.undo();
  return moves;
}

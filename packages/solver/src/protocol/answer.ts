import type { Options, Variant } from '@patience/core';
import { deal, isLegal, parseMove, playAndSeeShuffle, type Table } from '@patience/core/internals';
import { hint } from '../hints/hint.js';
import { SeenCards } from '../hints/seen-cards.js';
import { VisitedPositions } from '../hints/visited-positions.js';
import { wayToProgress } from '../hints/way-to-progress.js';
import type { Answer, Position, Question } from './messages.js';
import { solve } from '../solve.js';
import type { Progress } from '../verdict.js';
import { findWinnable, type FindProgress } from '../winnable.js';

/** Options of {@link answer}. */
export interface AnswerOptions {
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: Progress | FindProgress) => void;
  /** Milliseconds of work between two pauses. */
  readonly slice: number;
}

/**
 * Answers a question about a variant in the present thread.
 * @throws ContractError when the variant breaks the contract
 * @throws RangeError when the position is not valid
 */
export async function answer(variant: Variant, question: Question, { signal, onProgress, slice }: AnswerOptions): Promise<Answer> {
  const report = onProgress && { onProgress };
  if (question.ask === 'winnable') {
    const { search, options, from, deals } = question;
    const find = { ...search, ...(options && { options }), ...(from !== undefined && { from }), ...(deals !== undefined && { deals }) };
    return { ask: 'winnable', found: await findWinnable(variant, { ...find, ...report, signal, slice }) };
  }
  const past = new VisitedPositions();
  const { table, seen } = layOut(variant, question.position, past);
  if (question.ask === 'hint') {
    const given = hint(table, { ...question.search, past });
    const further = given.move === undefined ? wayToProgress(table, past, seen, question.search) : undefined;
    return { ask: 'hint', hint: further ?? given };
  }
  if (question.ask === 'why') {
    const { whyLost } = await import('../reasons/index.js');
    return { ask: 'why', reason: whyLost(table) };
  }
  return { ask: 'solve', verdict: await solve(table, { ...question.search, ...report, signal, slice }) };
}

/**
 * Returns the table of a position, and the cards that the player has seen.
 * @param past receives all positions from the deal on
 * @throws RangeError when the deal or a move is not valid
 */
function layOut(
  variant: Variant,
  { moves = [], ...request }: Position,
  past: VisitedPositions,
): { readonly table: Table<Options>; readonly seen: SeenCards } {
  const dealt = deal(variant, request);
  if (!dealt.ok) throw new RangeError(dealt.error.message);
  const { table } = dealt.value;
  past.visit(table);
  const seen = new SeenCards(table);
  for (const [i, text] of moves.entries()) {
    const move = parseMove(table, text);
    if (!move.ok) throw new RangeError(move.error.message);
    if (!isLegal(table, move.value)) throw new RangeError(`The position is not valid: move ${i + 1}, "${text}", is not legal.`);
    seen.look(table, playAndSeeShuffle(table, move.value));
    past.visit(table);
  }
  return { table, seen };
}

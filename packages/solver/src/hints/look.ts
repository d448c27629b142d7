import type { Options } from '@patience/core';
import { kindOf, list, MAX_MOVES, Table, rankOfMove, type Move } from '@patience/core/internals';
import type { Advisable } from './advisable.js';
import { Beam } from '../engines/beam.js';
import { ColumnOrder } from '../reductions/column-order.js';
import type { Weights } from '../evaluation/pile-evaluation.js';
import { upToTurned } from './hidden-cards.js';
import { evaluationFor } from '../evaluation/index.js';
import type { Outcome } from '../engines/outcome.js';
import type { VisitedPositions } from './visited-positions.js';
import { Path } from '../engines/path.js';
import { Traits } from '../rules/traits.js';
import { weightsFor } from '../evaluation/weights.js';

/** Width of the beam of a look. No measurement is recorded. */
const WIDTH = 24;
/** Number of levels without a better position after which the beam of a look ends. No measurement is recorded. */
const PATIENCE = 6;
/** Positions between two readings of the clock: half as many as in a search, since a hint has a tenth of a second in all. */
const POSITIONS_PER_CLOCK_CHECK = 256;
/** Moves without progress per card, up to which a better evaluation is preferred to using the stock. */
const TIDYING = 1 / 8;
/** Cost of a face-down card where there is no stock: higher than all other weights, since knowing the card is worth most. */
const UNCOVERING = 100;
/**
 * Weight of an empty column where the stock cannot be used before it is filled. It is below 0, so that an empty column costs. No
 * measurement is recorded.
 */
const FILLING = -64;

/** Arguments of {@link look}. */
export interface LookOptions extends Advisable {
  readonly past: VisitedPositions;
}

/** Result of {@link look}. */
export interface Looked {
  /** The plan: at least one move. Only the last move may turn up a card. */
  readonly plan: readonly Move[];
  readonly positions: number;
}

/**
 * Returns a plan to the position with the best evaluation before the stock is used. When no position is better than the present one, the plan
 * leads to the best use of a stock that is turned onto a waste; a stock that is dealt onto columns is used at once. Otherwise the
 * variant's `rank` decides.
 */
export function look(source: Table<Options>, given: LookOptions): Looked {
  const traits = Traits.of(source);
  const weights = weightsFor(traits, 0, given.random);
  const usual = traits.stocks.length > 0 ? weights : { ...weights, hidden: UNCOVERING };
  // A better evaluation need not be progress. In games in which sequences are completed in columns, fill the empty columns after many
  // moves without progress, so that the stock can be dealt.
  const fills = !traits.builds && traits.stocks.length > 0 && given.past.movesWithoutProgress >= source.cards.length * TIDYING;
  const { beam, best, line } = glance(source, traits, fills ? { ...usual, empty: FILLING } : usual, given);
  const toStock = fills || traits.wastes.length > 0 ? beam.toStock : undefined;
  const way = line ?? (fills ? (toStock ?? beam.toBest) : (beam.toBest ?? toStock));
  const plan = way && upToTurned(source, way);
  return { plan: plan && given.isAllowed(plan) ? plan : [best], positions: beam.positions };
}

/** Runs a beam that ends where the stock is used, and finds the best first move by the variant's `rank` and the evaluation. */
function glance(
  source: Table<Options>,
  traits: Traits,
  weights: Weights,
  { moves, budget, end, random }: LookOptions,
): { beam: Beam; best: Move; line: readonly Move[] | undefined } {
  const table = new Table(source.variant, source.options, source);
  const evaluation = evaluationFor(table, traits, weights);
  const path = new Path(table, { keyReducers: [new ColumnOrder(table)] });
  const beam = new Beam(path, traits, evaluation, { width: WIDTH, patience: PATIENCE, nodes: budget, firstStage: true }, random);
  const all = new Int32Array(MAX_MOVES);
  const count = list(table, all);
  let best = moves.at(-1)!;
  let [rank, least] = [-Infinity, Infinity];
  for (const move of all.subarray(0, count)) {
    let preference = rankOfMove(table, move) ?? kindOf(move);
    path.step(move);
    if (table.status() === 'lost') preference = -Infinity;
    if (!moves.includes(move)) beam.forbid(path.key[0]!, path.key[1]!);
    else if (preference > rank || (preference === rank && evaluation.value() < least))
      [best, rank, least] = [move, preference, evaluation.value()];
    path.back(0);
  }
  let outcome: Outcome = 'running';
  for (let until = 0; outcome === 'running' && until < budget && (until === 0 || performance.now() < end);)
    outcome = beam.run((until = Math.min(budget, until + POSITIONS_PER_CLOCK_CHECK)));
  return { beam, best, line: outcome === 'solved' ? beam.line : undefined };
}

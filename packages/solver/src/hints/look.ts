import type { Options } from '@patience/core';
import { kindOf, list, MAX_MOVES, Table, rankOfMove, type Move } from '@patience/core/search';
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

/** Width of the beam. No measurement is recorded. */
const WIDTH = 24;
/** Levels without a better position after which the beam ends. No measurement is recorded. */
const PATIENCE = 6;
/** Positions searched between two looks at the clock: half as many as in a search, since a hint has a tenth of a second in all. */
const POSITIONS_PER_CLOCK_CHECK = 256;
/** Moves without getting on, for each card, as long as what looks better comes before the stock. */
const TIDYING = 1 / 8;
/** Cost of a face-down card where nothing comes from a stock: above all other weights, since nothing is worth more than to know it. */
const UNCOVERING = 100;
/** Taken off for an empty column where the stock cannot be used before it is filled: below 0, so that an empty column costs. No measurement is recorded. */
const FILLING = -64;

/** What a look is given. */
export interface LookOptions extends Advisable {
  readonly past: VisitedPositions;
}

/** What a look found, and how many positions it looked at. */
export interface Looked {
  /** What to do, one move at least; it turns up no card before the last one. */
  readonly plan: readonly Move[];
  readonly positions: number;
}

/**
 * The way, with one of the moves that may be advised at its beginning, to what looks best before the stock is used. Where nothing looks
 * better, it is the way to the best use of a stock that is turned onto a waste; one that is dealt onto columns is used as the cards
 * lie. Else it is what the variant thinks best.
 */
export function look(source: Table<Options>, given: LookOptions): Looked {
  const traits = Traits.of(source);
  const weights = weightsFor(traits, 0, given.random);
  const usual = traits.stocks.length > 0 ? weights : { ...weights, hidden: UNCOVERING };
  // What looks better need not get the game on: where families gather, who has tidied up for long fills the columns for which the stock waits.
  const fills = !traits.builds && traits.stocks.length > 0 && given.past.quiet >= source.cards.length * TIDYING;
  const { beam, best, line } = glance(source, traits, fills ? { ...usual, empty: FILLING } : usual, given);
  const toStock = fills || traits.wastes.length > 0 ? beam.toStock : undefined;
  const way = line ?? (fills ? (toStock ?? beam.toBest) : (beam.toBest ?? toStock));
  const plan = way && upToTurned(source, way);
  return { plan: plan && given.mayBe(plan) ? plan : [best], positions: beam.positions };
}

/** A beam that ends where the stock is used, and what can be said of the first moves alone. */
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
    let wish = rankOfMove(table, move) ?? kindOf(move);
    path.step(move);
    if (table.status() === 'lost') wish = -Infinity;
    if (!moves.includes(move)) beam.forbid(path.key[0]!, path.key[1]!);
    else if (wish > rank || (wish === rank && evaluation.value() < least)) [best, rank, least] = [move, wish, evaluation.value()];
    path.back(0);
  }
  let outcome: Outcome = 'running';
  for (let until = 0; outcome === 'running' && until < budget && (until === 0 || performance.now() < end);)
    outcome = beam.run((until = Math.min(budget, until + POSITIONS_PER_CLOCK_CHECK)));
  return { beam, best, line: outcome === 'solved' ? beam.line : undefined };
}

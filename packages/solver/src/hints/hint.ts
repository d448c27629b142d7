import type { Options } from '@patience/core';
import { formatMove, isLegal, isScored, list, MAX_MOVES, Table, type Move } from '@patience/core/internals';
import { guessesFrom, hidesCards } from './hidden-cards.js';
import { look } from './look.js';
import { VisitedPositions } from './visited-positions.js';
import { moveForPoints } from './move-for-points.js';
import { planFor } from './plans.js';
import { createSearch } from '../search.js';
import type { Mode, SearchOptions } from '../verdict.js';

/** Limits of the search for a hint, and what is known about the game. */
export interface HintOptions extends SearchOptions {
  /** Whether the search guesses the face-down cards (`fair`) or knows them. Default: `fair`. */
  readonly mode?: Mode;
  /** Positions of the game so far, the present one included: no hint leads back to one of them. */
  readonly past?: VisitedPositions;
  /** A line that is known to win from here; the hint is its first move. */
  readonly line?: readonly Move[];
}

/** A hint for a position. */
export interface Hint {
  /** The advised move. Undefined when there is no legal move, or none that leads to a new position. */
  readonly move?: Move;
  /** The advised move in notation. */
  readonly text?: string;
  /** Source of the hint. `line`: the move is the next one of a winning line. `guess`: it begins the plan after which most guesses of the
   *  hidden cards can be won, or in a scored game the best games. `look`: it leads to the position with the best evaluation, which proves nothing. */
  readonly from: 'line' | 'guess' | 'look';
  /** All moves of the winning line, for a hint from a line. */
  readonly line?: readonly Move[];
  /** The moves that begin with the hint, up to the first one that turns up a card; for a hint from a guess or a look. */
  readonly plan?: readonly Move[];
  /** Whether the position is proved lost. */
  readonly lost?: boolean;
  /** Number of positions that were visited. */
  readonly positions: number;
}

/** Default time limit of a hint, in milliseconds. */
const TIME = 90;
/** Default of the largest number of positions that the search for a hint visits. */
const BUDGET = 30_000;
/** Share of time and positions for a winning line or a plan; the rest is for {@link look}. */
const SHARE = 0.6;
/** Number of moves that may be played to shorten a line; few, since a hint shows one move at a time. */
const POLISH = 60_000;

/**
 * Returns a hint: the next move of a winning line if one is known or found in time, else the first move of the best plan or of the way to the
 * best position. A player who follows the hints with their lines and plans never comes to a position twice. After half as many moves
 * as there are cards without progress (see {@link VisitedPositions}), only a move that makes progress is advised, or none.
 * @param given the table, which is copied
 * @throws ContractError when the variant breaks the contract
 */
export function hint<O extends Options>(
  given: Table<O>,
  { line, past, mode = 'fair', time = TIME, budget = BUDGET, seed = 1, ...rest }: HintOptions = {},
): Hint {
  const table = given as unknown as Table<Options>;
  const start = performance.now();
  let positions = 0;
  const say = (move: Move | undefined, from: Hint['from'], more: Partial<Hint> = {}): Hint => ({
    ...(move !== undefined && { move, text: formatMove(table, move) }),
    from,
    positions,
    ...more,
  });
  if (line?.length && isLegal(table, line[0]!)) return say(line[0], 'line', { line });
  const been = past ?? new VisitedPositions();
  if (!past) been.visit(table);
  const open = mode === 'thoughtful' || !hidesCards(table);
  const moves = table.status() === 'playing' ? fresh(table, been, !open) : [];
  if (moves.length === 0) return say(undefined, 'look');
  const random = guessesFrom(seed);
  if (isScored(table.variant)) {
    const chosen = moveForPoints(table, { moves, budget, end: start + time, ...(!open && { random }) });
    positions += chosen.positions;
    if (chosen.move !== undefined) return say(chosen.move, open ? 'look' : 'guess', { plan: [chosen.move] });
  }
  const searching = Math.ceil(budget * SHARE);
  let lost = false;
  const isAllowed = (way: readonly Move[]): boolean => moves.includes(way[0]!) && leadsOn(table, way, been);
  const advisable = { moves, isAllowed, random };
  if (open) {
    const result = createSearch(table, { polish: POLISH, ...rest, seed, time: time * SHARE, budget: searching }).run();
    positions += result.positions;
    const found = result.verdict === 'solved' ? result.line!.moves : [];
    if (found.length > 0 && leadsOn(table, found, been)) return say(found[0], 'line', { line: found });
    lost = result.verdict === 'impossible';
  } else {
    const search = { polish: POLISH, ...rest, seed };
    const planned = planFor(table, { ...advisable, budget: searching, end: start + time * SHARE, search });
    positions += planned.positions;
    if (planned.moves) return say(planned.moves[0], 'guess', { plan: planned.moves });
  }
  const looking = { ...advisable, budget: Math.max(budget - positions, Math.ceil(budget * (1 - SHARE))), end: start + time, past: been };
  const { plan, positions: seen } = look(open ? table : table.imagine(random), looking);
  positions += seen;
  return say(plan[0], 'look', { plan, ...(lost && { lost }) });
}

/**
 * Returns the legal moves that do not lead to an earlier position; after long without progress, only those that make progress.
 * @param alike leaves out moves to positions that differ from an earlier one only in the order of columns, if others are left
 */
function fresh(source: Table<Options>, past: VisitedPositions, alike: boolean): Move[] {
  const table = new Table(source.variant, source.options, source);
  const moves = new Int32Array(MAX_MOVES);
  const patient = past.movesWithoutProgress < table.cards.length / 2;
  const leading: Move[] = [];
  const further: Move[] = [];
  for (const move of moves.subarray(0, list(table, moves))) {
    table.play(move);
    if (!past.has(table) && (patient || past.makesProgress(table))) {
      leading.push(move);
      if (!alike || !past.hasAlike(table)) further.push(move);
    }
    table.undo();
  }
  return further.length > 0 ? further : leading;
}

/** Returns whether a line leads to no earlier position of the game. */
function leadsOn(source: Table<Options>, line: readonly Move[], past: VisitedPositions): boolean {
  const table = new Table(source.variant, source.options, source);
  return line.every((move) => {
    table.play(move);
    return !past.has(table);
  });
}

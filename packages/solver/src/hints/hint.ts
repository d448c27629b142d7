import type { Options } from '@patience/core';
import { formatMove, isLegal, list, MAX_MOVES, Table, type Move } from '@patience/core/search';
import { guessesFrom, hidesCards } from './hidden-cards.js';
import { look } from './look.js';
import { VisitedPositions } from './visited-positions.js';
import { planFor } from './plans.js';
import { createSearch } from '../search.js';
import type { Mode, SearchOptions } from '../verdict.js';

/** How a hint is looked for. */
export interface HintOptions extends SearchOptions {
  /** Default `fair`: face-down cards are guessed, not looked at. */
  readonly mode?: Mode;
  /** Where the game has been, the present position included: no advice leads back there. */
  readonly past?: VisitedPositions;
  /** A line of play that is known to win from here: it is followed. */
  readonly line?: readonly Move[];
}

/** What to do next. */
export interface Hint {
  /** Undefined when there is no legal move, or none that leads on. */
  readonly move?: Move;
  readonly text?: string;
  /** `line`: it is the next move of a line that wins. `guess`: it begins the plan after which most of the
   *  guesses where hidden cards lie can be won. `look`: it looks best, no more. */
  readonly from: 'line' | 'guess' | 'look';
  /** With `line`: all moves to the end. */
  readonly line?: readonly Move[];
  /** With `guess` and `look`: what it is the first move of, up to the next card that is turned up. */
  readonly plan?: readonly Move[];
  /** It is proved that the position cannot be won any more. */
  readonly lost?: boolean;
  /** Positions that were looked at. */
  readonly positions: number;
}

/** Milliseconds for an answer of some kind, and positions that are looked at on the way to it. */
const TIME = 90;
const BUDGET = 30_000;
/** What of both the search for a line or a plan may use; the rest is for the look. */
const SHARE = 0.6;
/** The line is shown move by move: a little shortening must do. */
const POLISH = 60_000;

/**
 * The next move of a winning line when one is known or found in time, else the best by a look at the table. Whoever
 * follows hints, with the line or the plan that came with one and with the game's past, never comes to a position again; after half
 * as many moves as there are cards without getting on, only what gets on is advised, or nothing.
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
  const searching = Math.ceil(budget * SHARE);
  let lost = false;
  const mayBe = (way: readonly Move[]): boolean => moves.includes(way[0]!) && leadsOn(table, way, been);
  const advisable = { moves, mayBe, random };
  if (open) {
    const said = createSearch(table, { polish: POLISH, ...rest, seed, time: time * SHARE, budget: searching }).run();
    positions += said.positions;
    const found = said.verdict === 'solved' ? said.line!.moves : [];
    if (found.length > 0 && leadsOn(table, found, been)) return say(found[0], 'line', { line: found });
    lost = said.verdict === 'impossible';
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
 * The legal moves that do not lead back; when the game has not got on for long, those that get it on.
 * @param alike … nor to where only the columns have changed places, as long as there are others
 */
function fresh(source: Table<Options>, past: VisitedPositions, alike: boolean): Move[] {
  const table = new Table(source.variant, source.options, source);
  const moves = new Int32Array(MAX_MOVES);
  const patient = past.quiet < table.cards.length / 2;
  const leading: Move[] = [];
  const further: Move[] = [];
  for (const move of moves.subarray(0, list(table, moves))) {
    table.play(move);
    if (!past.has(table) && (patient || past.getsOn(table))) {
      leading.push(move);
      if (!alike || !past.hasAlike(table)) further.push(move);
    }
    table.undo();
  }
  return further.length > 0 ? further : leading;
}

/** Does the line keep away from where the game has been? */
function leadsOn(source: Table<Options>, line: readonly Move[], past: VisitedPositions): boolean {
  const table = new Table(source.variant, source.options, source);
  return line.every((move) => {
    table.play(move);
    return !past.has(table);
  });
}

import type { Options } from '@patience/core';
import type { Random } from '@patience/core/search';
import { ACTION, formatMove, isLegal, kindOf, list, MAX_MOVES, Table, usefulness, type Move } from '@patience/core/search';
import { Beam } from './beam.js';
import { heuristicOf } from './heuristic.js';
import { guessesFrom, hidesCards } from './hidden.js';
import type { Outcome } from './outcome.js';
import { Past } from './past.js';
import { Path } from './path.js';
import { createSearch } from './search.js';
import { Traits } from './traits.js';
import type { Mode, SearchOptions } from './verdict.js';
import { weightsFor } from './weights.js';

/** How a hint is looked for. */
export interface HintOptions extends SearchOptions {
  /** Default `fair`: face-down cards are guessed, not looked at. */
  readonly mode?: Mode;
  /** Where the game has been, the present position included: no advice leads back there. */
  readonly past?: Past;
  /** A line of play that is known to win from here: it is followed. */
  readonly line?: readonly Move[];
}

/** What to do next. */
export interface Hint {
  /** Undefined when there is no legal move, or none that leads on. */
  readonly move?: Move;
  readonly text?: string;
  /** `line`: it is the next move of a line that wins. `guess`: it wins for most of the guessed places of hidden cards
   *  that could be solved. `look`: it looks best, no more. */
  readonly from: 'line' | 'guess' | 'look';
  /** With `line`: all moves to the end. */
  readonly line?: readonly Move[];
  /** It is proved that the position cannot be won any more. */
  readonly lost?: boolean;
  /** Positions that were looked at. */
  readonly positions: number;
}

/** Milliseconds for an answer of some kind, and positions that are looked at on the way to it. */
const TIME = 90;
const BUDGET = 30_000;
/** What of both the search for a line may use; the rest is for the look. */
const SHARE = 0.6;
/** Positions of a look between two at the clock. */
const BREATH = 256;
/** The line is shown move by move: a little shortening must do. */
const POLISH = 60_000;
/** Guesses about the hidden cards. */
const GUESSES = 4;
/** The width of a look ahead. */
const WIDTH = 24;

/**
 * The next move of a winning line when one is known or found in time, else the best by a look at the table. Whoever
 * follows hints, with the line that came with one and with the game's past, never comes to a position again; after half
 * as many moves as there are cards without getting on, only what gets on is advised, or nothing.
 */
export function hint<O extends Options>(
  given: Table<O>,
  { line, past, mode = 'fair', time = TIME, budget = BUDGET, seed = 1, ...rest }: HintOptions = {},
): Hint {
  const table = given as unknown as Table<Options>;
  const end = performance.now() + time;
  let positions = 0;
  const say = (move: Move | undefined, from: Hint['from'], more: Partial<Hint> = {}): Hint => ({
    ...(move !== undefined && { move, text: formatMove(table, move) }),
    from,
    positions,
    ...more,
  });
  if (line?.length && isLegal(table, line[0]!)) return say(line[0], 'line', { line });
  const been = past ?? new Past();
  if (!past) been.visit(table);
  const moves = table.status() === 'playing' ? fresh(table, been) : [];
  if (moves.length === 0) return say(undefined, 'look');
  const random = guessesFrom(seed);
  const open = mode === 'thoughtful' || !hidesCards(table);
  const votes = new Map<Move, number>();
  const tries = open ? 1 : GUESSES;
  let lost = false;
  for (let i = 0; i < tries && !lost; i++) {
    const search = createSearch(open ? table : table.imagine(random), {
      polish: POLISH,
      ...rest,
      seed: seed + i,
      time: (time * SHARE) / tries,
      budget: Math.ceil((budget * SHARE) / tries),
    });
    const said = search.run();
    positions += said.positions;
    const found = said.verdict === 'solved' ? said.line!.moves : [];
    if (open && found.length > 0 && leadsOn(table, found, been)) return say(found[0], 'line', { line: found });
    lost = open && said.verdict === 'impossible';
    if (!open && moves.includes(found[0]!)) votes.set(found[0]!, (votes.get(found[0]!) ?? 0) + 1);
  }
  const [voted] = [...votes].sort((a, b) => b[1] - a[1]);
  if (voted) return say(voted[0], 'guess');
  const seen = look(open ? table : table.imagine(random), moves, been, Math.ceil(budget * (1 - SHARE)), end, random);
  positions += seen.positions;
  return say(seen.move, 'look', lost ? { lost } : {});
}

/** The legal moves that do not lead back; when the game has not got on for long, those that get it on. */
function fresh(source: Table<Options>, past: Past): Move[] {
  const table = new Table(source.variant, source.options, source);
  const moves = new Int32Array(MAX_MOVES);
  const patient = past.quiet < table.cards.length / 2;
  return [...moves.subarray(0, list(table, moves))].filter((move) => {
    table.play(move);
    const leads = !past.has(table) && (patient || past.getsOn(table));
    table.undo();
    return leads;
  });
}

/** Does the line keep away from where the game has been? */
function leadsOn(source: Table<Options>, line: readonly Move[], past: Past): boolean {
  const table = new Table(source.variant, source.options, source);
  return line.every((move) => {
    table.play(move);
    return !past.has(table);
  });
}

/**
 * Of these moves the first step on the shortest way that gets the game on before the stock is used, as far as a small
 * beam sees; where there is none, what the variant thinks best, or towards what looks better.
 */
function look(
  source: Table<Options>,
  moves: readonly Move[],
  past: Past,
  budget: number,
  end: number,
  random: Random,
): { move: Move; positions: number } {
  const table = new Table(source.variant, source.options, source);
  const traits = Traits.of(table);
  const evaluation = heuristicOf(table, traits, weightsFor(traits, 0, random));
  const beam = new Beam(
    new Path(table),
    traits,
    evaluation,
    { width: WIDTH, patience: 6, nodes: budget, firstStage: true, goal: () => past.getsOn(table) },
    random,
  );
  const all = new Int32Array(MAX_MOVES);
  const count = list(table, all);
  let best = moves.at(-1)!;
  let [rank, least] = [-Infinity, Infinity];
  for (const move of all.subarray(0, count)) {
    let wish = usefulness(table, move) ?? kindOf(move);
    table.play(move);
    if (table.status() === 'lost') wish = -Infinity;
    if (!moves.includes(move)) beam.forbid(table.key[0]!, table.key[1]!);
    else if (wish > rank || (wish === rank && evaluation.value() < least)) [best, rank, least] = [move, wish, evaluation.value()];
    table.undo();
  }
  let outcome: Outcome = 'running';
  for (let until = 0; outcome === 'running' && until < budget && (until === 0 || performance.now() < end);)
    outcome = beam.run((until = Math.min(budget, until + BREATH)));
  const ahead =
    outcome === 'solved' ? beam.line[0] : (beam.towardsGoal ?? (moves.some((move) => kindOf(move) === ACTION) ? best : beam.towardsBest));
  return { move: ahead !== undefined && moves.includes(ahead) ? ahead : best, positions: beam.positions };
}

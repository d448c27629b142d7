import { formatMove, isLegal, list, MAX_MOVES, Random, Table, type Move, type Options } from '@patience/core';
import { Beam } from './beam.js';
import { Evaluation } from './evaluate.js';
import { hidesCards } from './hidden.js';
import { Path } from './path.js';
import { createSearch } from './search.js';
import { Traits } from './traits.js';
import type { Mode, SearchOptions } from './verdict.js';
import { weightsFor } from './weights.js';

export interface HintOptions extends SearchOptions {
  /** Default `fair`: face-down cards are guessed, not looked at. */
  readonly mode?: Mode;
  /** Keys of positions that the player has been in: without a known line no advice leads back there. Two numbers each. */
  readonly been?: ArrayLike<number>;
  /** A line of play that is known to win from here. */
  readonly line?: readonly Move[];
}

/** What to do next. */
export interface Hint {
  /** Undefined when there is no legal move. */
  readonly move?: Move;
  readonly text?: string;
  /** `line`: it is the next move of a line that wins. `guess`: it wins for most of the guessed places of hidden cards
   *  that could be solved. `look`: it looks best, no more. */
  readonly from: 'line' | 'guess' | 'look';
  /** With `line`: all moves to the end. */
  readonly line?: readonly Move[];
  /** It is proved that the position cannot be won any more. */
  readonly lost?: boolean;
}

/** Milliseconds for an answer of some kind. */
const TIME = 90;
/** The line is shown move by move: a little shortening must do. */
const POLISH = 100_000;
/** Guesses about the hidden cards. */
const GUESSES = 4;
/** A look ahead: positions, and the width of its beam. */
const LOOK = 4_000;
const WIDTH = 24;

/** The next move of a winning line when one is known or found in time, else the best by a look at the table. */
export function hint<O extends Options>(given: Table<O>, { line, been = [], mode = 'fair', time = TIME, seed = 1, ...rest }: HintOptions = {}): Hint {
  const table = given as unknown as Table<Options>;
  const say = (move: Move, from: Hint['from'], more: Partial<Hint> = {}): Hint => ({ move, text: formatMove(table, move), from, ...more });
  if (line?.length && isLegal(table, line[0]!)) return say(line[0]!, 'line', { line });
  const moves = new Int32Array(MAX_MOVES);
  const count = table.status() === 'playing' ? list(table, moves) : 0;
  if (count === 0) return { from: 'look' };
  const random = new Random(seed);
  const open = mode === 'thoughtful' || !hidesCards(table);
  const votes = new Map<Move, number>();
  const tries = open ? 1 : GUESSES;
  for (let i = 0; i < tries; i++) {
    const { verdict, line: found } = solveNow(open ? table : table.imagine(random), { polish: POLISH, ...rest, seed: seed + i, time: (time * 0.8) / tries });
    if (open && verdict === 'impossible') return say(look(table, moves, count, been, random), 'look', { lost: true });
    if (!found) continue;
    if (open) return say(found[0]!, 'line', { line: found });
    if (!leadsBack(table, found[0]!, been)) votes.set(found[0]!, (votes.get(found[0]!) ?? 0) + 1);
  }
  const [voted] = [...votes].sort((a, b) => b[1] - a[1]);
  return voted ? say(voted[0], 'guess') : say(look(open ? table : table.imagine(random), moves, count, been, random), 'look');
}

function leadsBack(source: Table<Options>, move: Move, been: ArrayLike<number>): boolean {
  const table = new Table(source.variant, source.options, source);
  table.play(move);
  for (let i = 0; i + 1 < been.length; i += 2) if (been[i] === table.key[0] && been[i + 1] === table.key[1]) return true;
  return false;
}

function solveNow(table: Table<Options>, options: SearchOptions): { verdict: string; line?: readonly Move[] } {
  const said = createSearch(table, options).run({ ms: options.time ?? TIME });
  return said.verdict === undefined ? { verdict: 'unknown' } : { verdict: said.verdict, ...(said.line?.moves.length && { line: said.line.moves }) };
}

/** The first step towards the best position that a small beam finds before the stock is used. */
function look(table: Table<Options>, moves: Int32Array, count: number, been: ArrayLike<number>, random: Random): Move {
  const copy = new Table(table.variant, table.options, table);
  const traits = new Traits(copy);
  const evaluation = new Evaluation(copy, traits, weightsFor(traits, 0, random));
  const beam = new Beam(new Path(copy, undefined), traits, evaluation, { width: WIDTH, patience: 6, nodes: LOOK, firstStage: true }, random);
  for (let i = 0; i + 1 < been.length; i += 2) beam.forbid(been[i]!, been[i + 1]!);
  const outcome = beam.run(LOOK);
  const ahead = outcome === 'solved' ? beam.line[0] : beam.towardsBest;
  if (ahead !== undefined) return ahead;
  // Nothing gets better: what the variant thinks best, else the last of the list, which is an action if there is one.
  const { variant } = table;
  let best = moves[count - 1]!;
  let rank = -Infinity;
  for (let i = 0; i < count; i++) {
    if (leadsBack(table, moves[i]!, been)) continue;
    if (!variant.rank) {
      best = moves[i]!;
      continue;
    }
    const value = variant.rank(table.view, table.info(moves[i]!));
    if (value > rank) [best, rank] = [moves[i]!, value];
  }
  return best;
}

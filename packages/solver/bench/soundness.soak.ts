/**
 * Compares verdicts with exhaustive search: `pnpm -F @patience/solver soak -- [--positions 10000] [--only id,id] [--from 1] [--shard 1/2]
 * [--state file]`.
 *
 * The positions of every installed rule set come from random games with small decks and with all cards, and from games that the solver won.
 * They are taken from the end backwards as far as exhaustive search is possible, each with a few random moves added. The program ends with exit
 * code 1 at the first wrong verdict and prints its position. With `--state` each rule set continues after its last seed in the file; a new
 * version of the rules or of the solver needs a new file.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { ContractError } from '@patience/core';
import { positionText, Random, type Table } from '@patience/core/internals';
import { ColumnClearing } from '../src/bounds/column-clearing.js';
import { createSearch, wins, type Verdict } from '../src/index.js';
import { Traits } from '../src/rules/traits.js';
import { everyDeal, reduced, type NamedDeal } from '../src/testing/reduced.js';
import { onTheWayBack, plainly, playAtRandom } from '../src/testing/positions.js';
import { dealt, SPECS } from '../src/testing/small-decks.js';
import { flag } from './arguments.js';

/** Progress of a rule set: one line of the `--state` file. */
interface Progress {
  readonly name: string;
  /** The last seed whose games were all compared. */
  readonly seed: number;
  /** Number of compared positions. `whole`: those with all cards. `won` and `wholeWon`: the winnable ones among both. */
  readonly compared: number;
  readonly whole: number;
  readonly won: number;
  readonly wholeWon: number;
  /** Number of positions for which an engine found no verdict within its budget. */
  readonly open: number;
}

const positions = Number(flag('positions') ?? 10_000);
const from = Number(flag('from') ?? 1);
const only = flag('only')?.split(',');
const [shard, shards] = (flag('shard') ?? '1/1').split('/').map(Number) as [number, number];
const state = flag('state');
/** Largest number of positions taken from one game. */
const GAME = 24;
/** Moves after which a random game is stopped. */
const LONGEST = 400;
/** Seeds after which a rule set without any compared position is skipped. */
const SEEDS = 50;
/** Consecutive positions that are too large for exhaustive search, after which the rest of the game is skipped. */
const TOO_EARLY = 3;
/** Bytes of memory for each search. */
const MEMORY = 2 ** 22;
/** Budget in positions for finding a winning line. */
const FINDING = 60_000;
/** Budget in positions for proving a loss. */
const PROVING = 200_000;
/** Budget in positions for winning a whole deal. */
const LOOKING = 20_000;
/** Budget for every tenth deal, without which the harder rule sets would have no won game. */
const LOOKING_LONG = 300_000;
/** Number of seeds between two lines of the state file. */
const STEP = 10;

const lines = state !== undefined && existsSync(state) ? readFileSync(state, 'utf8').trim().split('\n') : [];
const known = new Map(
  lines.filter(Boolean).map((line) => {
    const progress = JSON.parse(line) as Progress;
    return [progress.name, progress];
  }),
);

for (const [at, [name, variant, options]] of (await everyDeal(true)).entries()) {
  if (at % shards !== shard - 1) continue;
  if (only && !only.some((start) => name.startsWith(start))) continue;
  // Share each small variant between all seeds, because observations of functions are cached per variant, as in play.
  const small = SPECS.map((spec) => reduced(variant, spec));
  const fresh: Progress = { name, seed: from - 1, compared: 0, whole: 0, won: 0, wholeWon: 0, open: 0 };
  let { seed, compared, whole, won, wholeWon, open } = known.get(name) ?? fresh;
  const keep = (): void => {
    if (state === undefined) return;
    appendFileSync(state, `${JSON.stringify({ name, seed, compared, whole, won, wholeWon, open } satisfies Progress)}\n`);
  };
  while (compared < positions && (compared > 0 || seed < from - 1 + SEEDS)) {
    seed++;
    for (const [table, all] of games([name, variant, options], small, seed))
      for (const [position, truth] of judged(copedWith(onTheWayBack(table, seed, GAME), all))) {
        const wrong = wrongly(position, truth, seed);
        if (wrong === 'unknown') open++;
        else if (wrong !== undefined) {
          console.error(
            `${name}, seed ${seed}, ${all ? 'all cards' : 'small'}: ${wrong}, but it is ${truth ? 'won' : 'lost'}\n${positionText(position)}`,
          );
          process.exit(1);
        }
        compared++;
        if (truth) won++;
        if (all) whole++;
        if (all && truth) wholeWon++;
      }
    if (seed % STEP === 0) keep();
  }
  if (seed % STEP !== 0) keep();
  console.log(`${name}: ${compared} positions, ${won} won (all cards: ${whole}, ${wholeWon} won), ${open} open, not one wrong`);
}

/** Yields the finished games of a seed, each with whether it has all cards: random games of small decks, and random and won games of the full deck. */
function* games([, variant, options]: NamedDeal, small: readonly NamedDeal[1][], seed: number): Generator<[Table, boolean]> {
  for (const rules of small) {
    const table = dealt(rules, options, seed);
    if (table) yield* copedWith(ended(table, seed), false);
  }
  yield* ended(dealt(variant, options, seed)!, seed, true);
  const solved = dealt(variant, options, seed)!;
  const { line } = createSearch(solved, { budget: seed % 10 === 1 ? LOOKING_LONG : LOOKING, memory: MEMORY, polish: 0 }).run() as Verdict;
  if (!line) return;
  for (const move of line.moves) solved.play(move);
  yield [solved, true];
}

/** Plays a game at random and yields it with whether it has all cards. */
function* ended(table: Table, seed: number, all = false): Generator<[Table, boolean]> {
  playAtRandom(table, new Random(seed), LONGEST);
  yield [table, all];
}

/** Yields the given items until the rules throw because of a small deck. @param all the deck is full, so that any error is thrown */
function* copedWith<T>(found: Iterable<T>, all: boolean): Generator<T> {
  try {
    yield* found;
  } catch (error) {
    if (all || !(error instanceof ContractError)) throw error;
  }
}

/** Yields the positions that exhaustive search can decide, each with whether it can be won. Ends after {@link TOO_EARLY} others in a row. */
function* judged(found: Iterable<Table>): Generator<[Table, boolean]> {
  let early = 0;
  for (const position of found) {
    const truth = plainly(position);
    if (truth !== undefined) yield [position, truth];
    early = truth === undefined ? early + 1 : 0;
    if (early === TOO_EARLY) return;
  }
}

/** Returns a wrong verdict as text; `unknown` where an engine finds none, and undefined where all engines are right. */
function wrongly(position: Table, truth: boolean, seed: number): string | undefined {
  let open: 'unknown' | undefined;
  // Run column clearing by itself: in a search the engines decide such a position before its turn.
  const clearing = truth && position.status() === 'playing' ? ColumnClearing.of(position, Traits.of(position), MEMORY) : undefined;
  if (clearing?.run(FINDING) === 'impossible') return 'column clearing said impossible';
  for (const engines of [['beam', 'depth-first'], ['depth-first']] as const) {
    const result = createSearch(position, { budget: truth ? FINDING : PROVING, memory: MEMORY, engines, seed, polish: 0 }).run() as Verdict;
    if (result.verdict === (truth ? 'solved' : 'impossible') && (!result.line || wins(position, result.line.moves))) continue;
    if (result.verdict !== 'unknown') return `${engines.join(' and ')} said ${result.verdict}`;
    open = 'unknown';
  }
  return open;
}

/**
 * Not one wrong verdict: `pnpm -F @patience/solver soak -- [--positions 10000] [--only id,id] [--from 1] [--shard 1/2] [--state file]`.
 * Positions of every installed rule set are searched and compared with plain exhaustion: those of random games with small
 * decks and with all cards, and of games that the solver won, from the end back as far as exhaustion goes, with a few random
 * moves on from there. Ends with exit code 1 at the first verdict that is wrong, and says how it came about. With
 * `--state` each rule set goes on after the seed that the file has last for it; a new version of the rules or of the solver
 * wants a new file.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { ContractError } from '@patience/core';
import { positionText, Random, type Table } from '@patience/core/search';
import { ColumnClearing } from '../src/bounds/column-clearing.js';
import { createSearch, wins, type Verdict } from '../src/index.js';
import { Traits } from '../src/rules/traits.js';
import { everyDeal, reduced, type NamedDeal } from '../src/testing/reduced.js';
import { onTheWayBack, plainly, playAtRandom } from '../src/testing/positions.js';
import { dealt, SPECS } from '../src/testing/small-decks.js';
import { flag } from './arguments.js';

/** Where a rule set stands: a line of the file of `--state`. */
interface Progress {
  readonly name: string;
  /** The last seed whose games were all compared. */
  readonly seed: number;
  /** Positions that were compared, those of games with all cards, and those that are won, by the same. */
  readonly compared: number;
  readonly whole: number;
  readonly won: number;
  readonly wholeWon: number;
  /** Those of which an engine said nothing: what plain search happens to find early may be hard to find, and what is lost may be in doubt. */
  readonly open: number;
}

const positions = Number(flag('positions') ?? 10_000);
const from = Number(flag('from') ?? 1);
const only = flag('only')?.split(',');
const [shard, shards] = (flag('shard') ?? '1/1').split('/').map(Number) as [number, number];
const state = flag('state');
/** Positions of one game, moves of one that is played at random, and games after which a rule set is given up of which nothing can be told. */
const GAME = 24;
const LONGEST = 400;
const SEEDS = 50;
/** Positions in a row that are too much for exhaustion, after which the way back is too long. */
const TOO_EARLY = 3;
const MEMORY = 2 ** 22;
/** Positions in which a line must be found, and a loss proved. */
const FINDING = 60_000;
const PROVING = 200_000;
/** Positions in which a line is looked for, and in every tenth deal, or there would be none of the harder rule sets. */
const LOOKING = 20_000;
const LOOKING_LONG = 300_000;
/** Seeds between two lines of the state. */
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
  // What is watched of a variant is remembered for it, as in play: one small variant of each kind for all seeds.
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

/** What is played with a seed: deals of small decks, and games with all cards that have come to their end. */
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

/** A game that is played at random, with whether all cards are in it. */
function* ended(table: Table, seed: number, all = false): Generator<[Table, boolean]> {
  playAtRandom(table, new Random(seed), LONGEST);
  yield [table, all];
}

/** The same, up to where rules cannot cope with so few cards. */
function* copedWith<T>(found: Iterable<T>, all: boolean): Generator<T> {
  try {
    yield* found;
  } catch (error) {
    if (all || !(error instanceof ContractError)) throw error;
  }
}

/** Those of which the truth can be told, with it; ends where so many in a row are too much. */
function* judged(found: Iterable<Table>): Generator<[Table, boolean]> {
  let early = 0;
  for (const position of found) {
    const truth = plainly(position);
    if (truth !== undefined) yield [position, truth];
    early = truth === undefined ? early + 1 : 0;
    if (early === TOO_EARLY) return;
  }
}

/** What is said of a position and not true; `unknown` where nothing is said of it, and undefined where all engines tell the truth. */
function wrongly(position: Table, truth: boolean, seed: number): string | undefined {
  let open: 'unknown' | undefined;
  // Among engines it has no turn before such a position is decided.
  const clearing = truth && position.status() === 'playing' ? ColumnClearing.of(position, Traits.of(position), MEMORY) : undefined;
  if (clearing?.run(FINDING) === 'impossible') return 'column clearing said impossible';
  for (const engines of [['beam', 'depth-first'], ['depth-first']] as const) {
    const said = createSearch(position, { budget: truth ? FINDING : PROVING, memory: MEMORY, engines, seed, polish: 0 }).run() as Verdict;
    if (said.verdict === (truth ? 'solved' : 'impossible') && (!said.line || wins(position, said.line.moves))) continue;
    if (said.verdict !== 'unknown') return `${engines.join(' and ')} said ${said.verdict}`;
    open = 'unknown';
  }
  return open;
}

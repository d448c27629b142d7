/**
 * Not one wrong verdict: `pnpm soak:solver -- [--positions 10000] [--only id,id] [--from 1] [--shard 1/2] [--state file]`.
 * Positions from random games with small decks of every installed rule set are searched and compared with plain
 * exhaustion. Ends with exit code 1 at the first verdict that is wrong, and says which deal and how many random moves
 * lead to it. With `--state` each rule set goes on after the seed that the file has last for it; a new version of the
 * rules or of the solver wants a new file.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Table } from '@patience/core/search';
import { createSearch, wins, type Verdict } from '../src/index.js';
import { everyDeal, reduced } from '../src/testing/reduced.js';
import { dealt, onTheWay, plainly, SPECS } from '../src/testing/small-decks.js';
import { flag } from './arguments.js';

/** Where a rule set stands: a line of the file of `--state`. */
interface Progress {
  readonly name: string;
  /** The last seed whose games were all compared. */
  readonly seed: number;
  readonly compared: number;
  readonly won: number;
}

const positions = Number(flag('positions') ?? 10_000);
const from = Number(flag('from') ?? 1);
const only = flag('only')?.split(',');
const [shard, shards] = (flag('shard') ?? '1/1').split('/').map(Number) as [number, number];
const state = flag('state');
/** Positions of one game, and games after which a rule set is given up that cannot cope with so few cards. */
const GAME = 12;
const SEEDS = 50;
const MEMORY = 2 ** 22;
/** Seeds between two lines of the state. */
const STEP = 20;

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
  let { seed, compared, won } = known.get(name) ?? { seed: from - 1, compared: 0, won: 0 };
  const keep = (): void => {
    if (state !== undefined) appendFileSync(state, `${JSON.stringify({ name, seed, compared, won } satisfies Progress)}\n`);
  };
  while (compared < positions && (compared > 0 || seed < from - 1 + SEEDS)) {
    seed++;
    for (const [deck, rules] of small.entries()) {
      const table = dealt(rules, options, seed);
      if (!table) continue;
      for (const position of onTheWay(table, seed, GAME)) {
        const truth = plainly(position);
        if (truth === undefined) continue;
        const wrong = wrongly(position, truth, seed);
        if (wrong !== undefined) {
          console.error(`${name}, seed ${seed}, deck ${deck}, after ${table.depth} moves, ${wrong}, but truly ${truth}`);
          process.exit(1);
        }
        compared++;
        if (truth) won++;
      }
    }
    if (seed % STEP === 0) keep();
  }
  if (seed % STEP !== 0) keep();
  console.log(`${name}: ${compared} positions, ${won} of them won, not one wrong`);
}

/** What is said of a position and not true; undefined where all engines tell the truth. */
function wrongly(position: Table, truth: boolean, seed: number): string | undefined {
  for (const engines of [['beam', 'depth-first'], ['depth-first']] as const) {
    const said = createSearch(position, { budget: 200_000, memory: MEMORY, engines, seed, polish: 0 }).run() as Verdict;
    if (said.verdict === (truth ? 'solved' : 'impossible') && (!said.line || wins(position, said.line.moves))) continue;
    return `${engines.join(' and ')}: ${said.verdict}`;
  }
  return undefined;
}

/**
 * Measures how soon a hint comes: `pnpm -F @patience/solver bench:hints [-- --deals 2] [--slow 100] [--only id,id]`.
 *
 * For every installed rule set it asks for fair hints, which guess hidden cards: in the deal, in positions of random games (mostly lost), and,
 * counted separately, in positions of won games if a winning line is found soon. Times are milliseconds by the clock, as a player waits, and of
 * processor time, which includes the JavaScript engine's compiling and garbage collection. A hint has a time limit, so a busy machine finds fewer
 * lines. Prints one row per rule set whose slowest hint took longer than `--slow` milliseconds, and one row for all.
 */
import type { Table } from '@patience/core/internals';
import { createSearch, hint, type Verdict } from '../src/index.js';
import { everyDeal } from '../src/testing/reduced.js';
import { onTheWay } from '../src/testing/positions.js';
import { dealt } from '../src/testing/small-decks.js';
import { flag } from './arguments.js';
import { quantile } from './statistics.js';

const deals = Number(flag('deals') ?? 2);
const slow = Number(flag('slow') ?? 100);
const only = flag('only')?.split(',');
/** Number of positions that are taken from one game. */
const GAME = 4;
/** Budget in positions for finding a winning line. */
const LOOKING = 300_000;
const BOTH = ['clock', 'processor'] as const;

interface Asked {
  readonly clock: number;
  readonly processor: number;
  readonly from: string;
}

console.log(
  '| patience | hints | in time | from a line or a guess | median ms | 90 % | worst | in time of the processor | median ms | 90 % | worst |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|---|');
const all: Asked[] = [];
const winning: Asked[] = [];
let sets = 0;
const quick = { clock: 0, processor: 0 };
for (const [name, variant, options] of await everyDeal(true)) {
  if (only && !only.some((start) => name.startsWith(start))) continue;
  const asked: Asked[] = [];
  for (let seed = 1; seed <= deals; seed++) {
    const table = dealt(variant, options, seed);
    if (!table) throw new Error(`${name}, seed ${seed}, cannot be dealt.`);
    for (const position of onTheWay(table, seed, GAME)) asked.push(ask(position));
    for (const position of onALine(dealt(variant, options, seed)!)) winning.push(ask(position));
  }
  sets++;
  for (const by of BOTH) if (quantile(times(asked, by), 0.9) <= slow) quick[by]++;
  if (BOTH.some((by) => Math.max(...times(asked, by)) > slow)) console.log(row(name, asked));
  all.push(...asked);
}
console.log(row('all', all));
console.log(row('on the way of won games', winning));
console.log(
  `${quick.clock} of ${sets} rule sets answer nine questions of ten within ${slow} ms by the clock, ${quick.processor} in as much time of the processor`,
);

function ask(position: Table): Asked {
  const [start, used] = [performance.now(), process.cpuUsage()];
  const { from } = hint(position);
  const [clock, { user, system }] = [performance.now() - start, process.cpuUsage(used)];
  return { clock, processor: (user + system) / 1000, from };
}

/** Yields positions of a winning line at equal distances, the deal first; none where no line is found soon. */
function* onALine(table: Table): Generator<Table> {
  const { line } = createSearch(table, { budget: LOOKING, polish: 0 }).run() as Verdict;
  if (!line) return;
  const gap = Math.ceil(line.moves.length / GAME);
  for (const [i, move] of line.moves.entries()) {
    if (i % gap === 0) yield table;
    table.play(move);
  }
}

function times(asked: readonly Asked[], by: (typeof BOTH)[number]): number[] {
  return asked.map((one) => one[by]);
}

function row(name: string, asked: readonly Asked[]): string {
  const share = (fits: (one: Asked) => boolean): string => `${Math.round((100 * asked.filter(fits).length) / asked.length)} %`;
  const inTime = (by: (typeof BOTH)[number]): string => share((one) => one[by] <= slow);
  const spread = (by: (typeof BOTH)[number]): number[] => [0.5, 0.9, 1].map((part) => Math.round(quantile(times(asked, by), part)));
  const cells = [
    name,
    asked.length,
    inTime('clock'),
    share(({ from }) => from !== 'look'),
    ...spread('clock'),
    inTime('processor'),
    ...spread('processor'),
  ];
  return `| ${cells.join(' | ')} |`;
}

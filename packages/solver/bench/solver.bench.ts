/**
 * How many deals are decided, and how fast: `pnpm bench:solver [-- --deals 30] [--time 10] [--only spider] [--engines]`.
 * One row per installed variant and its options; fixed seeds from 1 on; one core; processor time, so that a busy
 * machine changes little.
 */
import { deal } from '@patience/core';
import { createSearch, wins, type SearchOptions } from '../src/index.js';
import { everyDeal } from '../src/testing/reduced.js';
import { flag, has } from './arguments.js';
import { quantile } from './statistics.js';

const deals = Number(flag('deals') ?? 30);
const time = Number(flag('time') ?? 10) * 1000;
const only = flag('only');
const engines: readonly (readonly [string, SearchOptions])[] = has('engines')
  ? [['all', {}], ['beam', { engines: ['beam'] }], ['depth-first', { engines: ['depth-first'] }]]
  : [['all', {}]];

const processor = (): number => process.cpuUsage().user / 1000;

console.log(`| patience | engines | solved | impossible | unknown | median ms | 90 % | worst | median positions | M positions/s | moves | MB |`);
console.log(`|---|---|---|---|---|---|---|---|---|---|---|---|`);
for (const [name, variant, options] of await everyDeal(true)) {
  if (only !== undefined && !name.startsWith(only)) continue;
  for (const [engine, search] of engines) {
    const counts = { solved: 0, impossible: 0, unknown: 0, aborted: 0 };
    const ms: number[] = [];
    const positions: number[] = [];
    const moves: number[] = [];
    let memory = 0;
    for (let seed = 1; seed <= deals; seed++) {
      const dealt = deal(variant, { seed, options });
      if (!dealt.ok) throw new Error(dealt.error.message);
      const start = processor();
      const said = createSearch(dealt.value.table, { time, memory: 768 * 2 ** 20, ...search }).run();
      if (said.verdict === undefined) throw new Error('A search without slices must end.');
      ms.push(processor() - start);
      counts[said.verdict]++;
      positions.push(said.positions);
      memory = Math.max(memory, said.memory);
      if (!said.line) continue;
      if (!wins(dealt.value.table, said.line.moves)) throw new Error(`${name}, seed ${seed}: the line does not win`);
      moves.push(said.line.moves.length);
    }
    const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
    const row = [name, engine, counts.solved, counts.impossible, counts.unknown, ...[0.5, 0.9, 1].map((share) => Math.round(quantile(ms, share))),
      quantile(positions, 0.5), (sum(positions) / sum(ms) / 1000).toFixed(2), moves.length > 0 ? quantile(moves, 0.5) : '–', Math.round(memory / 2 ** 20)];
    console.log(`| ${row.join(' | ')} |`);
  }
}

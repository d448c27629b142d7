/**
 * Not one wrong verdict: `pnpm soak:solver -- [--positions 10000] [--only id,id] [--from 1]`. Positions from random games with
 * small decks of every installed rule set are searched and compared with plain exhaustion. Ends with exit code 1 at the
 * first verdict that is wrong, and says which deal and how many random moves lead to it.
 */
import { createSearch, wins, type Verdict } from '../src/index.js';
import { everyDeal, reduced } from '../src/testing/reduced.js';
import { dealt, onTheWay, plainly, SPECS } from '../src/testing/small-decks.js';
import { flag } from './arguments.js';

const positions = Number(flag('positions') ?? 10_000);
const from = Number(flag('from') ?? 1);
const only = flag('only')?.split(',');
/** Positions of one game, and games after which a rule set is given up that cannot cope with so few cards. */
const GAME = 12;
const SEEDS = 50;
const MEMORY = 2 ** 22;

for (const [name, variant, options] of await everyDeal(true)) {
  if (only && !only.some((start) => name.startsWith(start))) continue;
  let [compared, won] = [0, 0];
  for (let seed = from; compared < positions && (compared > 0 || seed < from + SEEDS); seed++)
    for (const [i, spec] of SPECS.entries()) {
      const table = dealt(reduced(variant, spec), options, seed);
      if (!table) continue;
      for (const position of onTheWay(table, seed, GAME)) {
        const truth = plainly(position);
        if (truth === undefined) continue;
        compared++;
        if (truth) won++;
        for (const engines of [['beam', 'depth-first'], ['depth-first']] as const) {
          const said = createSearch(position, { budget: 200_000, memory: MEMORY, engines, seed, polish: 0 }).run() as Verdict;
          if (said.verdict === (truth ? 'solved' : 'impossible') && (!said.line || wins(position, said.line.moves))) continue;
          console.error(
            `${name}, seed ${seed}, deck ${i}, after ${table.depth} moves, ${engines.join(' and ')}: ${said.verdict}, but truly ${truth}`,
          );
          process.exit(1);
        }
      }
    }
  console.log(`${name}: ${compared} positions, ${won} of them won, not one wrong`);
}

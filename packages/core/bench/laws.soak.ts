/**
 * Tests all laws of the contract with all installed variants and options, on new games all the time, for a number of minutes: `pnpm -F @patience/core soak --
 * --minutes 10 [--state FILE]`. With a state file a second run continues after the first one. Prints the broken law and exits with 1 when
 * one is found. Needs built variants (`pnpm build`).
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { installedVariants, loadInstalled } from '@patience/core/installed';
import { checkLaw, LAWS, played } from '@patience/core/testing';

/** Games per law, variant and combination of options in one round. */
const GAMES = 10;

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '1' }, state: { type: 'string' } } });
const until = performance.now() + Number(values.minutes) * 60_000;
const rounds = values.state !== undefined && existsSync(values.state) ? readFileSync(values.state, 'utf8').trim().split('\n').length : 0;
// Skip laws that do not depend on games: they give the same result in every round.
const laws = LAWS.filter((law) => law.each === 'options');
const variants = await Promise.all(installedVariants(process.cwd()).map(loadInstalled));
console.log(`${variants.length} variants, ${laws.length} laws; starting with round ${rounds + 1}`);

let round = rounds;
for (; performance.now() < until; round++) {
  const before = { ...played };
  for (const variant of variants)
    for (const law of laws) {
      try {
        checkLaw(variant, law, { from: round * GAMES, games: GAMES, moves: 400 });
      } catch (error) {
        console.error(`Round ${round + 1}: ${String(error)}`);
        process.exit(1);
      }
    }
  const [games, moves] = [played.games - before.games, played.moves - before.moves];
  if (values.state !== undefined) appendFileSync(values.state, `${JSON.stringify({ round: round + 1, games, moves })}\n`);
  console.log(`round ${round + 1}: ${games} games, ${moves} moves`);
}
console.log(`All laws held: ${played.games} games with ${played.moves} moves in ${round - rounds} rounds.`);

/**
 * Counts the deals won by a fair player, who does not know face-down cards: `pnpm -F @patience/atlas fair --only "klondike 3 unlimited,id"
 * [--deals 2000] [--budget 1500]`. Seeds 1 to `deals` of each rule set are played. `fair.json` records how many deals of each are done, so
 * that a stopped run can be continued. The next `pnpm -F @patience/atlas winnability table` copies the counts into `atlas.json`.
 */
import { join } from 'node:path';
import { FairCounts } from '../src/count/fair.js';
import { BadInput, chosenFrom, numberOf, ruleSets } from '../src/count/index.js';
import { endWith, given } from './arguments.js';

/** Number of deals between two writes of the file. */
const CHUNK = 20;

await play().catch(endWith);

async function play(): Promise<void> {
  const { flags } = given(['only', 'deals', 'budget']);
  const only = flags['only'];
  if (only === undefined) throw new BadInput('--only is missing; name the rule sets to play: --only "klondike 3 unlimited,id".');
  const deals = numberOf('deals', flags['deals'] ?? '2000', 1, 2 ** 32 - 1);
  const budget = numberOf('budget', flags['budget'] ?? '1500', 1, Number.MAX_SAFE_INTEGER);
  const counts = new FairCounts(join(import.meta.dirname, '..', 'fair.json'));
  const all = await ruleSets(import.meta.dirname);
  const chosen = chosenFrom(all, only);
  // Play the rule sets in turns, so that a run that is stopped has results for each.
  for (let until = CHUNK; until < deals + CHUNK; until += CHUNK) {
    for (const ruleSet of chosen) {
      for (;;) {
        const known = counts.of(ruleSet);
        if (known && known.budget === budget && known.deals >= Math.min(until, deals)) break;
        counts.playOn(ruleSet, budget);
      }
      counts.write();
    }
  }
  for (const ruleSet of chosen) {
    const { deals: played, won } = counts.of(ruleSet)!;
    console.log(`${ruleSet.name}: ${won} of ${played} won, ${((100 * won) / played).toFixed(1)} %`);
  }
}

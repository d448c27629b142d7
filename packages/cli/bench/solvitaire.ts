/**
 * Counts how many deals of the rule sets published with Solvitaire can be won, to compare with the published winnability: `pnpm -F
 * @patience/cli solvitaire FILE [deals] [positions a deal] [rule set …]`. `deals` includes those that were counted before. Each result is
 * added to FILE, so that a stopped count can be continued. `solvitaire-table FILE` adds the results to the kept ones and writes all into a
 * document.
 */
import { appendFileSync } from 'node:fs';
import { deal } from '@patience/core/internals';
import { fromRecipe } from '@patience/recipe';
import { fromSolvitaire, solvitairePresets } from '@patience/recipe/solvitaire';
import { solve } from '@patience/solver';
import { PUBLISHED } from './solvitaire-published.js';
import { countOf, FIRST, readResults } from './solvitaire-results.js';

/** Longest time of a search in milliseconds. Only the number of positions should end a search, so that a busy machine changes no result. */
const TIME = 900_000;

const [file = '', most = '1000', budget = '1000000', ...wanted] = process.argv.slice(2);
if (file === '') {
  console.error('Name a file for the results: pnpm -F @patience/cli solvitaire FILE [DEALS] [POSITIONS]');
  process.exit(2);
}
const names = wanted.length > 0 ? wanted : Object.keys(PUBLISHED);

const known = readResults(file);

/**
 * Returns the rules of the published count. The schema of Solvitaire's files asks for `only complete pile moves`, but its program reads
 * `complete piles`, which the schema refuses. So it builds the foundations of Simple Simon, Spiderette, Will o' the Wisp and Mrs Mop card by
 * card. With one name for both it proves the deals lost that we do.
 */
function countedRules(name: string): object {
  const { foundations, ...rules } = solvitairePresets[name] as { readonly foundations?: object };
  return foundations === undefined || 'only complete pile moves' in foundations ? rules : { ...rules, foundations };
}

const variants = names.map((name) => {
  const read = fromSolvitaire(countedRules(name), name);
  const recipe = read.ok ? fromRecipe(read.recipe) : read;
  if (!recipe.ok) throw new Error(`${name}: ${JSON.stringify(recipe.mistakes)}`);
  return [name, recipe.value] as const;
});

for (let seed = FIRST; names.some((name) => countOf(name, known.get(name)!).deals < Number(most)); seed++)
  for (const [name, variant] of variants) {
    const verdicts = known.get(name)!;
    if (verdicts.has(seed) || countOf(name, verdicts).deals >= Number(most)) continue;
    const dealt = deal(variant, { seed });
    if (!dealt.ok) throw new Error(`${name}: ${dealt.error.message}`);
    const { verdict } = await solve(dealt.value.table, { budget: Number(budget), time: TIME, slice: 1000, polish: 0 });
    verdicts.set(seed, verdict);
    appendFileSync(file, `${name} ${seed} ${verdict}\n`);
  }

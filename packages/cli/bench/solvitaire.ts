/**
 * Counts how many deals of the rule sets published with Solvitaire can be won, to compare with the published winnability: `pnpm -F
 * @patience/cli solvitaire FILE [deals] [milliseconds a deal] [rule set …]`. Each result is added to FILE, so that a stopped count can be
 * continued. `solvitaire-table FILE` writes the results into a document.
 */
import { appendFileSync } from 'node:fs';
import { deal } from '@patience/core/search';
import { fromRecipe } from '@patience/recipe';
import { fromSolvitaire, solvitairePresets } from '@patience/recipe/solvitaire';
import { solve } from '@patience/solver';
import { PUBLISHED } from './solvitaire-published.js';
import { readResults } from './solvitaire-results.js';

const [file = '', most = '100', time = '2000', ...wanted] = process.argv.slice(2);
if (file === '') {
  console.error('Name a file for the results: pnpm -F @patience/cli solvitaire FILE [DEALS] [MS]');
  process.exit(2);
}
const names = wanted.length > 0 ? wanted : Object.keys(PUBLISHED);

const known = readResults(file, names);

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

for (let seed = 1; seed <= Number(most); seed++)
  for (const [name, variant] of variants) {
    if (known.get(name)!.has(seed)) continue;
    const dealt = deal(variant, { seed });
    if (!dealt.ok) throw new Error(`${name}: ${dealt.error.message}`);
    const { verdict } = await solve(dealt.value.table, { time: Number(time), slice: 1000, polish: 0 });
    known.get(name)!.set(seed, verdict);
    appendFileSync(file, `${name} ${seed} ${verdict}\n`);
  }

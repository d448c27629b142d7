/**
 * Counts how many deals of the rule sets published with Solvitaire can be won, to compare with the published winnability. `node
 * packages/tooling/src/run-ts.js packages/cli/bench/solvitaire.ts FILE [deals] [milliseconds a deal] [rule set …]` Each result is added to
 * FILE, so that a stopped count can be continued. Undecided deals are counted once as lost and once as won.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { deal } from '@patience/core/search';
import { fromRecipe } from '@patience/recipe';
import { fromSolvitaire, solvitairePresets } from '@patience/recipe/solvitaire';
import { wilsonInterval, solve } from '@patience/solver';

/** Winnability in per cent and half the width of its 95 % interval, from C. Blake and I. P. Gent, “The Winnability of Klondike Solitaire and Many Other Patience Games”. */
const PUBLISHED: Readonly<Record<string, readonly [percent: number, halfWidth?: number]>> = {
  'klondike-1': [90.454, 0.09],
  'klondike-2': [88.62, 0.135],
  'klondike-3': [81.945, 0.084],
  'klondike-4': [69.337, 0.1],
  'klondike-5': [53.434, 0.1],
  'klondike-6': [35.854, 0.1],
  'klondike-7': [23.779, 0.1],
  'free-cell-0': [0.2173],
  'free-cell-1': [19.348],
  'free-cell-2': [79.544],
  'free-cell-3': [99.3583],
  'bakers-game': [75.053],
  'eight-off': [99.8801],
  'fore-cell': [85.617],
  'fore-cell-same-suit': [10.564],
  'seahaven-towers': [89.319],
  canfield: [71.245],
  'canfield-whole-piles': [67.562],
  spiderette: [99.62],
  'will-o-the-wisp': [99.924],
  'mrs-mop': [97.992],
  'simple-simon': [97.45],
  golf: [45.109],
  'black-hole': [86.944],
  'worm-hole': [99.8906],
  'king-albert': [68.542],
  raglan: [81.226],
  'beleaguered-castle': [68.17],
  'streets-and-alleys': [51.187],
  stronghold: [97.379],
  siegecraft: [99.136],
  fan: [48.776],
  somerset: [53.725],
  'northwest-territory': [68.369],
  'east-haven': [82.844],
  'thirty-six': [94.674],
  thirty: [67.454],
  trigon: [15.996],
  'spanish-patience': [99.863],
  'fortunes-favor': [99.99999],
  'alpha-star': [47.794],
  'delta-star': [34.413],
  'american-canister': [5.606],
};

const [file = '', most = '100', time = '2000', ...wanted] = process.argv.slice(2);
if (file === '') throw new Error('Name a file for the results.');
const names = wanted.length > 0 ? wanted : Object.keys(PUBLISHED);

/** Verdicts by rule set and seed. */
const known = new Map<string, Map<number, string>>(names.map((name) => [name, new Map()]));
for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
  const [name = '', seed, verdict = ''] = line.split(' ');
  known.get(name)?.set(Number(seed), verdict);
}

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

console.log('rule set | deals | won | lost | undecided | 95 % interval | published | agrees');
for (const [name, results] of known) {
  const deals = results.size;
  if (deals === 0) continue;
  const count = (verdict: string): number => [...results.values()].filter((each) => each === verdict).length;
  const [won, lost] = [count('solved'), count('impossible')];
  const [low, high] = wilsonInterval(won, deals - won - lost, deals).map((share) => 100 * share) as [number, number];
  const [percent, half = 0] = PUBLISHED[name]!;
  const agrees = percent + half >= low && percent - half <= high ? 'yes' : 'NO';
  console.log([name, deals, won, lost, deals - won - lost, `${low.toFixed(1)}–${high.toFixed(1)}`, percent, agrees].join(' | '));
}

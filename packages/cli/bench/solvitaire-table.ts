/**
 * Writes the results of `bench/solvitaire.ts` beside the published ones: `pnpm -F @patience/cli solvitaire-table FILE` adds the file of a
 * count to the kept results, and writes all into `packages/atlas/SOLVITAIRE.md`. The count may be running.
 */
import { writeFileSync } from 'node:fs';
import { PUBLISHED } from './solvitaire-published.js';
import { comparison, countOf, intervalOf, keep, readResults, type Count } from './solvitaire-results.js';

const [file = ''] = process.argv.slice(2);
if (file === '') {
  console.error('Name the file of a count: pnpm -F @patience/cli solvitaire-table FILE');
  process.exit(2);
}
/** Number of deals that each rule set should have. */
const WANTED = 1000;
/** Largest number of rule sets whose 95 % interval may miss the published share. */
const MOST_MISSES = 4;

const known = readResults(file);
keep(known);
const counts = [...known].map(([name, verdicts]) => {
  const count = countOf(name, verdicts);
  return { name, count, published: PUBLISHED[name]!, verdict: count.deals > 0 ? comparison(count, PUBLISHED[name]!) : 'not counted' };
});
const numberOf = (verdict: string): number => counts.filter((each) => each.verdict === verdict).length;
const counted = counts.filter(({ count }) => count.deals > 0);
const complete = counts.filter(({ count }) => count.deals >= WANTED).length;
const misses = numberOf('misses 95 %') + numberOf('misses 99.9 %');
const percent = (share: number): string => String(Number(share.toFixed(1)));

const rows = counts.map(({ name, count, published, verdict }) => {
  const { deals, won, lost, open } = count;
  const interval = (one: Count): string => (deals === 0 ? '–' : intervalOf(one).map(percent).join(' to '));
  const [asLost, asWon] = [interval({ ...count, open: 0 }), interval({ ...count, won: won + open, open: 0 })];
  const theirs = published.within === undefined ? published.percent : `${published.percent} ± ${published.within}`;
  return `| ${[`\`${name}\``, deals, won, lost, open, asLost, asWon, theirs, verdict === 'agrees' ? verdict : `**${verdict}**`].join(' | ')} |`;
});
const deals = counted.map(({ count }) => count.deals);

writeFileSync(
  new URL('../../atlas/SOLVITAIRE.md', import.meta.url),
  `# Our counts beside those of Solvitaire

C. Blake and I. P. Gent counted with their solver [Solvitaire](https://github.com/thecharlieblake/Solvitaire) how many deals of many patiences can be
won ("The Winnability of Klondike Solitaire and Many Other Patience Games"). The table compares their results with counts by
\`@patience/solver\`, with all cards known. The rules are those of Solvitaire's own files, read by \`@patience/recipe/solvitaire\`; they are not always
the rules of the patience of the same name here. The deals are our own, so only the shares can be compared.

A deal is open when the solver did not decide it within its limit. Open deals are counted both ways: as lost and as won. A rule set agrees when the published
share, with its own interval, lies between the lower end of the first 95 % interval and the upper end of the second. One that does not agree is
compared by intervals of 99.9 % too. All shares are in per cent.

| | |
|---|---:|
| rule sets that were counted | ${counted.length} of ${counts.length} |
| deals of each of them, at least | ${deals.length === 0 ? 0 : Math.min(...deals)} |
| rule sets with at least ${WANTED.toLocaleString('en')} deals | ${complete} |
| rule sets that miss the published share at 95 %, of which ${MOST_MISSES} may by chance | ${misses} |
| rule sets that miss it at 99.9 %, of which none may | ${numberOf('misses 99.9 %')} |

| rule set | deals | won | lost | open | 95 % interval, open as lost | open as won | published | verdict |
|---|---:|---:|---:|---:|---:|---:|---:|---|
${rows.join('\n')}

Spiderette, Will o' the Wisp, Mrs Mop and Simple Simon are counted as Solvitaire's program counts them: with foundations that are built card by card,
because the program reads the rule for complete sequences under another name than its files have. Gaps is missing because recipes have no
words for its rules, and Carpet because Solvitaire's program has no rules for it.

The limit was a time for deals up to number 1,000, and a million positions for later deals. The verdicts of the later deals are kept
in \`packages/cli/bench/solvitaire-counted.json\`.

\`alpha-star\` and \`delta-star\` have more deals than the others because both missed at 95 % with the first 1,000 (51.3 % and 37.6 % won). The next 2,000
deals alone agree: 47.6 % and 34 % won, with 95 % intervals of 45.4 to 49.8 and 31.9 to 36.1. Both rule sets were counted on the same deals, so one
unusual sample moved both results.

This file is generated: \`pnpm -F @patience/cli solvitaire FILE\` counts until each rule set has 1,000 deals, and can be stopped and continued;
\`pnpm -F @patience/cli solvitaire-table FILE\` writes this file.
`,
);

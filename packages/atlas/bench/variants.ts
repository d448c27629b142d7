/**
 * Writes the facts about every patience into one table: `pnpm -F @patience/atlas variants` writes `VARIANTS.md` from what is installed, `atlas.json` and
 * `compared.json`, where the verdicts of other programs on the same positions and deals are kept with what was asked.
 */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { wordsOf, type Variant } from '@patience/core';
import { installedVariants, loadInstalled } from '@patience/core/installed';
import { isScored } from '@patience/core/internals';
import writeFileAtomic from 'write-file-atomic';
import { pointsAtRandom, pointsFound } from '../src/count/points.js';
import { agrees, isUsual, isWithin, readAtlas, type Published, type Row } from '../src/index.js';

/** The comparison of one rule set with another program. */
interface Compared {
  readonly variant: string;
  readonly options: Readonly<Record<string, string | number>>;
  /** The other program, and its name for the game. */
  readonly with: string;
  readonly game: string;
  /** Number of positions whose legal moves were compared, or of deals that both searched. */
  readonly positions?: number;
  readonly asked?: number;
  readonly deals?: number;
  readonly contradictions: number;
  /** Explanations of contradicting verdicts, each with the reason. */
  readonly note?: string;
  /** Differences between the rules of both programs that the rules texts state, with the number of times that they were met. */
  readonly known?: Readonly<Record<string, number>>;
}

/** Of each scored patience: deals that are played at random, deals that are searched, and the positions of each search. */
const SCORED = { played: 1_000, searched: 20, budget: 20_000 };

const home = join(import.meta.dirname, '..');
const json = (name: string): unknown => JSON.parse(readFileSync(join(home, name), 'utf8'));
const { rows, published } = readAtlas(json('atlas.json'));
const compared = json('compared.json') as readonly Compared[];

const installed = installedVariants(home);
const lines: string[] = [];
for (const one of installed) {
  const variant = await loadInstalled(one);
  if (variant.source === undefined) throw new Error(`${one.id}: the rules do not say where they come from, in the field "source".`);
  const cells = [nameOf(variant), familyOf(one.folder), one.rules === undefined ? 'functions' : 'data', variant.source];
  lines.push(`| ${[...cells, winnable(variant), opinions(variant)].join(' | ')} |`);
}
writeFileAtomic.sync(
  join(home, 'VARIANTS.md'),
  `# The patiences

${lines.length} patiences with ${rows.length} counted sets of rules, written by \`pnpm -F @patience/atlas variants\`. The rules of ${installed.filter(({ rules }) => rules !== undefined).length}
are data, those of the others have functions. What can be won is the 95 % interval of the atlas for the usual options, as far as it was
counted; [README.md](README.md) says how. In a patience that is played for points nothing can be won: “found” are the mean points of the search with all cards known (deals 1 to
${SCORED.searched}, ${SCORED.budget.toLocaleString('en')} positions each), “at random” those of ${SCORED.played.toLocaleString('en')} random games.

| patience | family | rules | rules from | can be won | second opinions |
|---|---|---|---|---|---|
${lines.join('\n')}

## Second opinions

AisleRiot was asked in positions of random and of winning games for every card and pile whether it may go there, and both then played the
same move; Solvitaire searched the same deals, a second each. Where the rules differ by choice, ours are stated on the rules page:

${compared.map(describeCompared).join('\n')}

## Published figures

What others counted for the same rules, with all cards known as here: ${published.filter(meets).length} of ${published.length} agree within both intervals,
${published.filter((one) => meets(one) && isNarrow(one)).length} of them where ours is ± 3 % or narrower.

| rule set | deals | can be won | published | agrees | source |
|---|---|---|---|---|---|
${published.map(beside).join('\n')}
`,
);
console.log(`${lines.length} patiences`);

function nameOf(variant: Variant): string {
  const [german, english] = [wordsOf(variant, 'de').name, wordsOf(variant, 'en').name];
  return german === english ? english : `${english}, German ${german}`;
}

/** \`packages/variants/<family>/<game>\`. */
function familyOf(folder: string): string {
  return basename(dirname(folder));
}

/** Describes what can be won; of a scored patience, the points that are reached. */
function winnable(variant: Variant): string {
  if (isScored(variant)) {
    const [found, random] = [pointsFound(variant, SCORED.searched, SCORED.budget), pointsAtRandom(variant, SCORED.played)];
    return `played for points: ${found.toFixed(1)} found, ${random.toFixed(1)} at random`;
  }
  const row = rows.find((one) => one.variant === variant.id && isUsual(one, variant));
  return row ? `${percent(row.winnable[0])}–${percent(row.winnable[1])} %` : '–';
}

function percent(share: number): string {
  return (share * 100).toFixed(1).replace(/\.0$/, '');
}

function opinions({ id }: Variant): string {
  return [...new Set(compared.filter(({ variant }) => variant === id).map((one) => one.with))].join(', ') || '–';
}

function describeCompared(one: Compared): string {
  const options = Object.values(one.options).join(' ');
  const what = one.deals === undefined ? `${one.positions} positions, ${one.asked} moves asked` : `${one.deals} deals`;
  const known = Object.entries(one.known ?? {}).map(([label, times]) => `${label} (${times}×)`);
  return `- ${one.variant}${options && ` ${options}`}: ${one.with}’s “${one.game}”, ${what}, ${one.contradictions === 0 ? 'no contradiction' : `${one.contradictions} contradictions`}${one.note ? ` (${one.note})` : ''}${known.length > 0 ? `; by choice: ${known.join(', ')}` : ''}`;
}

function rowOf({ name }: Published): Row {
  const row = rows.find((one) => one.name === name);
  if (!row) throw new Error(`published.json has "${name}", which was not counted.`);
  return row;
}

function isNarrow(one: Published): boolean {
  return isWithin(rowOf(one).winnable, 0.03);
}

function meets(one: Published): boolean {
  return agrees(rowOf(one), one);
}

function beside(one: Published): string {
  const { name, deals, winnable: span } = rowOf(one);
  const [share, within] = [one.share, one.within].map((part) => Number((part * 100).toFixed(6)));
  const verdict = meets(one) ? 'yes' : `no: ${one.reason ?? 'not known why'}`;
  return `| ${name} | ${deals} | ${percent(span[0])}–${percent(span[1])} % | ${share} ± ${within} % | ${verdict} | ${one.source} |`;
}

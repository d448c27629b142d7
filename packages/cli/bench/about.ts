/**
 * Minutes and skill of every patience, measured: `pnpm -F @patience/cli about [-- --only id,id] [--again] [--write] [--random 100] [--deals 8]
 * [--budget 100000]`. Each variant with its default options is played by the random player and by the one who takes what its
 * rank puts first (`--random` deals each), and solved (`--deals`, `--budget` positions each); the same seeds each time. Where
 * no deal was solved, a recorded game that is won says how long one takes. What was measured stands in `about.json`, variant by
 * variant, so that a run that was stopped goes on; `--again` measures anew what is there. `--write` puts the formula's values
 * into those variants' sources that say what does not agree. Needs built variants (`pnpm build`).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hiddenOf } from '@patience/atlas';
import type { SavedGame, Variant } from '@patience/core';
import { installedVariants, loadInstalled, type InstalledVariant } from '@patience/core/installed';
import { deal } from '@patience/core/search';
import { writeWhole } from '@patience/files';
import { createSearch } from '@patience/solver';
import { playFirst } from '../src/simulation/first.js';
import { playRandom } from '../src/simulation/random.js';
import type { DealResult } from '../src/simulation/result.js';
import { ABOUT_LINE, aboutLine, aboutOf, agrees, declared, secondsOf, type Measured } from './about-formula.js';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    again: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    random: { type: 'string', default: '100' },
    deals: { type: 'string', default: '8' },
    budget: { type: 'string', default: '100000' },
  },
});
const file = join(import.meta.dirname, 'about.json');
const known = new Map(existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Measured>) : []);
const installed = installedVariants(process.cwd());
const only = values.only?.split(',');

console.log('| patience | random | first | solved | impossible | unknown | cards | actions | hidden | skill | minutes |');
console.log('|---|---|---|---|---|---|---|---|---|---|---|');
for (const one of installed) {
  if (only && !only.includes(one.id)) continue;
  const variant = await loadInstalled(one);
  const before = known.get(one.id);
  const counted = before && before.rules === variant.rules && !values.again ? before : measure(variant);
  const measured = counted.solved > 0 ? counted : { ...counted, ...recorded(one) };
  known.set(one.id, measured);
  keep();
  const { random, first, deals, solved, impossible, unknown, line = ['–', '–'], hidden } = measured;
  const about = aboutOf(measured);
  const share = (n: number): string => `${((100 * n) / deals).toFixed(1)} %`;
  console.log(
    `| ${[one.id, share(random), share(first), solved, impossible, unknown, ...line, hidden.toFixed(2), about.skill ?? '–', about.minutes ?? '–'].join(' | ')} |`,
  );
  if (values.write) write(one, measured);
}

function measure(variant: Variant): Measured {
  const seeds = (count: string): number[] => Array.from({ length: Number(count) }, (_, seed) => seed);
  const tables = seeds(values.deals).map((seed) => {
    const dealt = deal(variant, { seed });
    if (!dealt.ok) throw new Error(dealt.error.message);
    return dealt.value.table;
  });
  const { options } = tables[0]!;
  const careless = seeds(values.random);
  const won = (results: readonly DealResult[]): number => results.filter(({ result }) => result === 'won').length;
  // Counted in positions and not in time, so that the figures are the same everywhere.
  const said = tables.map((table) => createSearch(table, { budget: Number(values.budget), time: Infinity }).run());
  const count = (verdict: string): number => said.filter((one) => one.verdict === verdict).length;
  const lines = said.flatMap((one): (readonly [number, number])[] => {
    if (one.verdict !== 'solved') return [];
    return [lengthOf(one.line!.text)];
  });
  const line = lines.sort((a, b) => secondsOf(a) - secondsOf(b))[Math.floor(lines.length / 2)];
  return {
    rules: variant.rules,
    hidden: hiddenOf(tables[0]!),
    deals: careless.length,
    random: won(careless.map((seed) => playRandom(variant, options, seed))),
    first: won(careless.map((seed) => playFirst(variant, options, seed))),
    solved: count('solved'),
    impossible: count('impossible'),
    unknown: count('unknown'),
    ...(line && { line }),
  };
}

/** A line as it is measured. */
function lengthOf(moves: readonly string[]): readonly [cards: number, actions: number] {
  const actions = moves.filter((move) => !/[>+]/.test(move)).length;
  return [moves.length - actions, actions];
}

/** The shortest game that is recorded as won, by whatever options; nothing when there is none. */
function recorded({ folder }: InstalledVariant): Pick<Measured, 'line'> {
  const fixtures = join(folder, 'src', 'fixtures');
  const won = existsSync(fixtures) ? readdirSync(fixtures).filter((name) => /^won.*\.json$/.test(name)) : [];
  const games = won.map((name) => JSON.parse(readFileSync(join(fixtures, name), 'utf8')) as Pick<SavedGame, 'gestures'>);
  const [line] = games.map(({ gestures }) => lengthOf(gestures.flat())).sort((a, b) => secondsOf(a) - secondsOf(b));
  return line ? { line } : {};
}

/** What is installed and measured, sorted by id. */
function keep(): void {
  const lines = installed.flatMap(({ id }) => (known.has(id) ? [`  ${JSON.stringify(id)}: ${JSON.stringify(known.get(id))}`] : []));
  writeWhole(file, [`{\n${lines.join(',\n')}\n}\n`]);
}

/** Where what the source says does not agree: in place of its line; without one before the words, which every variant has at its end. */
function write({ id, source }: InstalledVariant, measured: Measured): void {
  const text = source === undefined ? '' : readFileSync(source, 'utf8');
  if (agrees(declared(text), measured)) return;
  const line = aboutLine(aboutOf(measured));
  const written = ABOUT_LINE.test(text) ? text.replace(ABOUT_LINE, line) : text.replace(/^ {2}strings: /m, `${line}  strings: `);
  if (!written.includes(line)) console.error(`${id}: there is no place for ${line.trim()}`);
  else writeWhole(source!, [written]);
}

/**
 * Counts how many changes of rules that are data are noticed by their specifications: `pnpm -F @patience/core data-mutants
 * [-- --most 1000 --only id,id]`. Each field of each patience is changed in turn; with `--most`, an even sample of all changes. A change is
 * noticed when the patience can no longer be dealt, or a recorded game, a number of positions or a position of its `tests.json` is no
 * longer right. The other changes are printed, each with a position of a random game in which other moves are legal. A change for which
 * there is no such position in any of these games has no effect that a test could notice: it is counted apart.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { allOptions, type Options, type Variant } from '../src/index.js';
import { installedVariants, loadPlain } from '../src/registry/installed.js';
import { deal, Random } from '../src/internals.js';
import { checkLaw, checkPosition, isData, laid, LAWS, type LaidOut, type Specification } from '../src/testing/index.js';
import { fixturesOf } from '../src/testing/specification.js';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A patience with one changed field. */
interface Mutant {
  readonly id: string;
  /** The field and its new value. */
  readonly change: string;
  readonly variant: Variant;
  readonly original: Variant;
  readonly tests: Specification;
}

/** Games that are played at random to find an effect of a change, for each combination of options, and moves of each. */
const [GAMES, MOVES, COMBINATIONS] = [16, 150, 6];

/** Fields that decide which moves are legal and how a game ends. */
const RULES = ['deck', 'base', 'table', 'deal', 'actions', 'after', 'status', 'pair'];
/** Fields of a pile that belong to its picture, or to the search. */
const PICTURE = ['at', 'wide', 'fan', 'fanned', 'overlaps', 'group', 'role'];
/** Other values for the words of a link, such as `down same`. */
const LINKS: Readonly<Record<string, readonly string[]>> = {
  down: ['up', 'either'],
  up: ['down', 'either'],
  either: ['up', 'down'],
  same: ['any', 'alternate'],
  alternate: ['any', 'same'],
  other: ['any', 'same'],
  colour: ['any', 'alternate'],
  any: ['same'],
  base: ['A'],
};
/** Other values for words that stand alone, by the name of the field. */
const WORDS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  take: { top: ['any', 'all'], any: ['top'], all: ['top'] },
  empty: { any: ['A'], A: ['2'], K: ['Q', 'any'], base: ['A', 'any'] },
  face: { down: ['up'], up: ['down'] },
  row: { filled: ['allowed'], allowed: ['filled'] },
  redeal: { unlimited: ['1'] },
};

/** Yields each change of a value, with its path. */
function* changes(value: Json, path: string): Generator<readonly [path: string, changed: Json | undefined]> {
  if (typeof value === 'number') yield* [value + 1, ...(value > 0 ? [value - 1] : [])].map((other) => [path, other] as const);
  else if (typeof value === 'boolean') yield [path, !value];
  else if (typeof value === 'string') for (const other of otherTexts(value, path)) yield [path, other];
  else if (value !== null && typeof value === 'object') yield* changesWithin(value, path);
}

function* changesWithin(value: object, path: string): Generator<readonly [path: string, changed: Json | undefined]> {
  for (const [key, inner] of Object.entries(value) as [string, Json][]) {
    if (PICTURE.includes(key)) continue;
    const at = `${path}.${key}`;
    if (!path.endsWith('values') && key !== 'else') yield [at, undefined];
    if (key !== 'else' && key !== 'option') yield* changes(inner, at);
  }
}

/** Returns other values for a text in a field; none for names of piles. */
function otherTexts(text: string, path: string): readonly string[] {
  const words = text.split(' ');
  if (words.length > 1) return words.flatMap((word, i) => (LINKS[word] ?? []).map((other) => words.with(i, other).join(' ')));
  const field = path.split('.').findLast((name) => Object.hasOwn(WORDS, name));
  return (field && WORDS[field]![text]) || [];
}

/** Returns rules with the value at a path replaced, or removed. */
function replaced(value: Json, [key, ...rest]: readonly string[], to: Json | undefined): Json {
  if (key === undefined) return to!;
  const entries = Object.entries(value as object) as [string, Json][];
  const changed = entries.flatMap(([name, inner]) =>
    name !== key ? [[name, inner] as const] : rest.length === 0 && to === undefined ? [] : [[name, replaced(inner, rest, to)] as const],
  );
  return Array.isArray(value) ? changed.map(([, inner]) => inner) : Object.fromEntries(changed);
}

/** Returns whether a changed patience differs from its specification. */
function isNoticed({ variant, tests }: Mutant): boolean {
  try {
    for (const options of allOptions(variant)) if (!deal(variant, { seed: 1, options }).ok) return true;
    const [law] = LAWS.filter(({ name }) => name.startsWith('won and lost games'));
    checkLaw(variant, law!, { fixtures: fixturesOf(tests) });
    for (const position of tests.positions ?? []) checkPosition(variant, position);
    return false;
  } catch {
    return true;
  }
}

/** Returns a position in which other moves are legal, as one of `tests.json` with all moves; undefined when none is found. */
function difference({ variant, original }: Mutant): object | undefined {
  for (const options of allOptions(original).slice(0, COMBINATIONS))
    for (let seed = 1; seed <= GAMES; seed++) {
      const [one, other] = [original, variant].map((each) => dealt(each, seed, options)) as [LaidOut, LaidOut | undefined];
      if (!other) return { options, seed };
      const random = new Random(seed);
      const play: string[] = [];
      for (;;) {
        const moves = one.moves().sort();
        if (moves.join() !== other.moves().sort().join() || one.status() !== other.status()) return { options, seed, play, moves };
        if (moves.length === 0 || play.length === MOVES) break;
        const move = moves[random.below(moves.length)]!;
        play.push(move);
        one.play(move);
        other.play(move);
      }
    }
  return undefined;
}

/** Returns the table of a deal; undefined if the changed rules cannot deal. */
function dealt(variant: Variant, seed: number, options: Options): LaidOut | undefined {
  try {
    const result = deal(variant, { seed, options });
    return result.ok ? laid(result.value.table) : undefined;
  } catch {
    return undefined;
  }
}

const { values } = parseArgs({ options: { most: { type: 'string' }, only: { type: 'string' } } });
const only = values.only?.split(',');
const mutants: Mutant[] = [];
for (const installed of installedVariants(import.meta.dirname)) {
  const { id, folder } = installed;
  const file = join(folder, 'src/tests.json');
  if (!existsSync(file) || (only && !only.includes(id))) continue;
  const variant = await loadPlain(installed);
  if (!isData(variant)) continue;
  const tests = JSON.parse(readFileSync(file, 'utf8')) as Specification;
  for (const field of RULES)
    for (const [path, to] of changes((variant as unknown as Record<string, Json>)[field] ?? null, field))
      mutants.push({
        id,
        change: `${path} = ${JSON.stringify(to)}`,
        variant: replaced(variant as unknown as Json, path.split('.'), to) as unknown as Variant,
        original: variant,
        tests,
      });
}
const step = Math.max(1, mutants.length / Number(values.most ?? mutants.length));
const tried = Array.from({ length: Math.floor(mutants.length / step) }, (_, i) => mutants[Math.floor(i * step)]!);
const missed = tried.filter((mutant) => !isNoticed(mutant));
let without = 0;
for (const mutant of missed) {
  const position = difference(mutant);
  if (position === undefined) without++;
  console.log(`${mutant.id}: ${mutant.change}: ${position === undefined ? 'without effect' : JSON.stringify(position)}`);
}
const withEffect = tried.length - without;
const noticed = tried.length - missed.length;
console.log(
  `${noticed} of ${withEffect} changes with an effect are noticed (${((100 * noticed) / withEffect).toFixed(1)} %); ${without} had none in random games; of ${mutants.length} changes in all`,
);

/**
 * The compressed file of verdicts that git holds: text by gzip. It has one section for each rule set and version of its rules: a line that is a JSON
 * object names them, and each following line is a JSON array for one deal, in the order of seeds.
 */
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import writeFileAtomic from 'write-file-atomic';
import type { Entry } from './entry.js';

/** The first line of a section. */
interface Head {
  /** Name of the rule set: the id of the variant and the values of its options, with dots between them. */
  readonly ruleSet: string;
  /** Version of the variant's rules. */
  readonly rules: number;
  /** Version of the solver; null for verdicts that were recorded before the solver had versions. */
  readonly solver: string | null;
}

/** One deal: seed, verdict, positions, budget, won at random (0 or 1), moves. Null stands for a value that was not recorded. */
type Row = readonly [
  seed: number,
  verdict: 's' | 'i' | 'u',
  positions: number,
  budget: number | null,
  random: 0 | 1 | null,
  moves: number | null,
];

const VERDICTS = { s: 'solved', i: 'impossible', u: 'unknown' } as const;

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const isHead = (value: unknown): value is Head => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { ruleSet, rules, solver } = value as Partial<Head>;
  return typeof ruleSet === 'string' && isCount(rules) && (solver === null || typeof solver === 'string');
};
const isRow = (value: unknown): value is Row =>
  Array.isArray(value) &&
  value.length === 6 &&
  isCount(value[0]) &&
  Object.hasOwn(VERDICTS, String(value[1])) &&
  isCount(value[2]) &&
  (value[3] === null || isCount(value[3])) &&
  [0, 1, null].includes(value[4] as Row[4]) &&
  (value[5] === null || isCount(value[5]));

/**
 * Reads an archive.
 * @param file its path; a file that does not exist is an empty archive
 * @returns the records of each rule set, by its name
 * @throws Error that names the file and the line which is no section head and no record
 */
export function readArchive(file: string): Map<string, Entry[]> {
  const found = new Map<string, Entry[]>();
  if (!existsSync(file)) return found;
  let head: Head | undefined;
  let entries: Entry[] = [];
  for (const [i, text] of gunzipSync(readFileSync(file)).toString().split('\n').entries()) {
    if (text === '') continue;
    const value = parsed(text);
    if (isHead(value)) {
      head = value;
      entries = found.get(head.ruleSet) ?? [];
      found.set(head.ruleSet, entries);
    } else if (head && isRow(value)) entries.push(entryOf(head, value));
    else throw new Error(`${file}, line ${i + 1}: this is neither a section head nor a record of six values.`);
  }
  return found;
}

/** Replaces an archive as a whole. @param archive records by the name of their rule set */
export function writeArchive(file: string, archive: ReadonlyMap<string, readonly Entry[]>): void {
  writeFileAtomic.sync(file, gzipSync([...linesOf(archive)].join(''), { level: 9 }));
}

function* linesOf(archive: ReadonlyMap<string, readonly Entry[]>): Generator<string> {
  for (const [ruleSet, entries] of [...archive].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const sections = new Map<string, Entry[]>();
    for (const entry of entries) {
      const head: Head = { ruleSet, rules: entry.rules ?? 1, solver: entry.solver ?? null };
      const key = JSON.stringify(head);
      const section = sections.get(key) ?? [];
      section.push(entry);
      sections.set(key, section);
    }
    for (const [head, section] of [...sections].sort(([a], [b]) => (a < b ? -1 : 1))) {
      yield `${head}\n`;
      for (const entry of section.sort((a, b) => a.seed - b.seed)) yield `${JSON.stringify(rowOf(entry))}\n`;
    }
  }
}

/** Parses a line as JSON. @returns undefined when it is not JSON */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function entryOf({ rules, solver }: Head, [seed, verdict, positions, budget, random, moves]: Row): Entry {
  return {
    seed,
    verdict: VERDICTS[verdict],
    positions,
    ...(moves !== null && { moves }),
    ...(random !== null && { random: random === 1 }),
    rules,
    ...(solver !== null && { solver }),
    ...(budget !== null && { budget }),
  };
}

function rowOf({ seed, verdict, positions, budget, random, moves }: Entry): Row {
  return [seed, verdict[0] as Row[1], positions, budget ?? null, random === undefined ? null : random ? 1 : 0, moves ?? null];
}

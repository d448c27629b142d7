/** Files of verdicts with one deal per line. Several machines can count parts, whose files are merged. */
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { appendWhole, linesOf, Lock, writeWhole } from '@patience/files';
import { archiveLines, readArchive } from './archive.js';
import { BadInput } from './bad-input.js';
import type { Entry } from './entry.js';

export type { Entry };

/**
 * Returns the best verdict on each deal of these rules, by seed: decided before unknown, then the larger budget. Order and number of equal
 * lines do not matter. @throws Error when one line says that a deal can be won and another that it cannot
 */
export function lastWords(entries: readonly Entry[], rules: number): Entry[] {
  const known = new Map<number, Entry>();
  for (const entry of entries) {
    if ((entry.rules ?? 1) !== rules) continue;
    const before = known.get(entry.seed);
    if (before && before.verdict !== entry.verdict && before.verdict !== 'unknown' && entry.verdict !== 'unknown')
      throw new Error(`Seed ${entry.seed} is ${before.verdict} in one line and ${entry.verdict} in another.`);
    const [last, other] = !before || compare(entry, before) < 0 ? [entry, before] : [before, entry];
    // Copy the random game from any line that has one: it is the same in all of them.
    known.set(entry.seed, last.random === undefined && other?.random !== undefined ? { ...last, random: other.random } : last);
  }
  return [...known.values()].sort((a, b) => a.seed - b.seed);
}

/**
 * Compares two verdicts on a deal: decided ones first, then those that name their solver, then the cheaper decided one or the longer
 * search, then by text.
 */
function compare(a: Entry, b: Entry): number {
  const decided = Number(a.verdict === 'unknown') - Number(b.verdict === 'unknown');
  if (decided !== 0) return decided;
  const named = Number(a.solver === undefined) - Number(b.solver === undefined);
  if (named !== 0 && a.verdict !== 'unknown') return named;
  const effort = (entry: Entry): number => (entry.verdict === 'unknown' ? -(entry.budget ?? entry.positions) : entry.positions);
  return effort(a) - effort(b) || (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
}

/** Returns whether a rule set can have this name, which becomes the name of a file. */
export const isRuleSetName = (name: unknown): name is string =>
  typeof name === 'string' && name.length <= 200 && /^[a-z][\w-]*([ .][\w-]+)*$/.test(name);

/** Name of the archive in a folder; no rule set can have this name. */
const ARCHIVE = 'verdicts.jsonl';

/**
 * A folder of verdicts: an archive with all earlier verdicts, and one file per rule set with the verdicts added since. {@link compact}
 * moves the additions into the archive.
 */
export class Results {
  readonly #folder: string;
  /** The archive as it was when it was first read. */
  #archived: Map<string, Entry[]> | undefined;
  /** Files that are known to end with a complete line. */
  readonly #whole = new Set<string>();
  #lock: Lock | undefined;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** Returns the names of the rule sets that have verdicts, with dots in place of blanks. */
  names(): string[] {
    return [...new Set([...[...this.#archive.keys()].map(dotted), ...this.#added()])].sort();
  }

  /**
   * Reads the verdicts of a rule set. An incomplete last line is left out. @throws Error that names the file and the line when another line
   * cannot be read
   */
  read(name: string): Entry[] {
    return [...(this.#archive.get(dotted(name)) ?? []), ...this.#readAdded(name)];
  }

  /**
   * Moves the best verdict on each deal into the archive. The files of additions are deleted after the archive was written. @throws Error
   * when verdicts contradict each other
   */
  compact(): void {
    const all = new Map(this.names().map((name) => [name, lastWordsOfAll(this.read(name))]));
    writeWhole(join(this.#folder, ARCHIVE), archiveLines(all));
    for (const name of this.#added()) rmSync(this.#file(name));
    this.#archived = undefined;
    this.#whole.clear();
  }

  get #archive(): ReadonlyMap<string, Entry[]> {
    return (this.#archived ??= readArchive(join(this.#folder, ARCHIVE)));
  }

  /** Returns the names of the rule sets that have a file of additions. */
  #added(): string[] {
    return readdirSync(this.#folder)
      .filter((file) => file.endsWith('.jsonl') && file !== ARCHIVE)
      .map((file) => file.slice(0, -'.jsonl'.length));
  }

  #readAdded(name: string): Entry[] {
    const file = this.#file(name);
    if (!existsSync(file)) return [];
    const entries: Entry[] = [];
    let number = 0;
    for (const { text, whole } of linesOf(file)) {
      number++;
      if (text === '') continue;
      try {
        entries.push(JSON.parse(text) as Entry);
      } catch {
        if (whole) throw new Error(`${file}, line ${number}, cannot be read.`);
      }
    }
    return entries;
  }

  append(name: string, entry: Entry): void {
    // Remove the incomplete last line of a run that was stopped while writing.
    if (!this.#whole.has(name)) this.write(name, this.#readAdded(name));
    this.#whole.add(name);
    const file = openSync(this.#file(name), 'a');
    try {
      appendWhole(file, `${JSON.stringify(entry)}\n`);
    } finally {
      closeSync(file);
    }
  }

  /** Replaces the file of additions of a rule set. */
  write(name: string, entries: readonly Entry[]): void {
    writeWhole(this.#file(name), linesFrom(entries));
  }

  /** Adds the verdicts of other folders. Known verdicts change nothing. @returns the number of lines of each file */
  merge(others: readonly string[]): Map<string, number> {
    const sources = others.map((folder) => {
      if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
      return new Results(folder);
    });
    const counts = new Map<string, number>();
    for (const name of [...new Set([this, ...sources].flatMap((results) => results.names()))].sort()) {
      counts.set(
        name,
        this.add(
          name,
          sources.flatMap((results) => results.read(name)),
        ),
      );
    }
    return counts;
  }

  /**
   * Adds verdicts to a rule set. Known verdicts change nothing. @returns the number of deals of the rule set that are known afterwards
   * @throws Error when verdicts contradict each other
   */
  add(name: string, entries: readonly Entry[]): number {
    const merged = lastWordsOfAll([...this.read(name), ...entries]);
    this.write(name, merged);
    return merged.length;
  }

  /**
   * Locks the folder for this process until the process ends or calls {@link release}. @throws BadInput that names the process which holds
   * the lock
   */
  hold(): void {
    const lock = Lock.take(join(this.#folder, 'held-by.json'));
    if (lock instanceof Lock) {
      this.#lock = lock;
      return;
    }
    const { pid, host, since } = lock;
    throw new BadInput(
      `${this.#folder} is in use by process ${pid} on ${host} since ${since}. Wait until it ends, or choose another folder with --out.`,
    );
  }

  /** Unlocks the folder, if this object holds the lock. */
  release(): void {
    this.#lock?.release();
    this.#lock = undefined;
  }

  /** Checks the name of a rule set. @throws BadInput for a name that is not a plain file name */
  #file(name: string): string {
    if (!isRuleSetName(name))
      throw new BadInput('The name of a rule set consists of lower-case words, digits and hyphens, separated by spaces or dots.');
    return join(this.#folder, `${dotted(name)}.jsonl`);
  }
}

/** Returns the name of a rule set as it is written in file names. */
const dotted = (name: string): string => name.replaceAll(' ', '.');

/** Returns the best verdicts for all versions of the rules, in the order of the versions. */
function lastWordsOfAll(entries: readonly Entry[]): Entry[] {
  const versions = [...new Set(entries.map((entry) => entry.rules ?? 1))].sort((a, b) => a - b);
  return versions.flatMap((rules) => lastWords(entries, rules));
}

function* linesFrom(entries: readonly Entry[]): Generator<string> {
  for (const entry of entries) yield `${JSON.stringify(entry)}\n`;
}

/** Files of verdicts with one deal per line. Several machines can count parts, whose files are merged. */
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import lockfile from 'proper-lockfile';
import writeFileAtomic from 'write-file-atomic';
import { readArchive, writeArchive } from './archive.js';
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

/** Milliseconds after which a lock that its process no longer renews can be taken: longer than any search, which keeps a process from renewing. */
const STALE = 600_000;

/** Name of the archive in a folder. */
const ARCHIVE = 'verdicts.jsonl.gz';

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
  #unlock: (() => void) | undefined;

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
    writeArchive(join(this.#folder, ARCHIVE), all);
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
      .filter((file) => file.endsWith('.jsonl'))
      .map((file) => file.slice(0, -'.jsonl'.length));
  }

  #readAdded(name: string): Entry[] {
    const file = this.#file(name);
    if (!existsSync(file)) return [];
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.flatMap((text, i) => {
      if (text === '') return [];
      try {
        return [JSON.parse(text) as Entry];
      } catch {
        if (i < lines.length - 1) throw new Error(`${file}, line ${i + 1}, cannot be read.`);
        return [];
      }
    });
  }

  append(name: string, entry: Entry): void {
    // Remove the incomplete last line of a run that was stopped while writing.
    if (!this.#whole.has(name)) this.write(name, this.#readAdded(name));
    this.#whole.add(name);
    appendFileSync(this.#file(name), `${JSON.stringify(entry)}\n`);
  }

  /** Replaces the file of additions of a rule set. */
  write(name: string, entries: readonly Entry[]): void {
    writeFileAtomic.sync(this.#file(name), entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
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
   * Locks the folder for this process until the process ends or calls {@link release}. A lock that a killed process left behind can be
   * taken after ten minutes.
   * @throws BadInput when another process has the lock
   */
  hold(): void {
    const lock = join(this.#folder, 'in-use');
    try {
      this.#unlock = lockfile.lockSync(this.#folder, { lockfilePath: lock, stale: STALE });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
      throw new BadInput(
        `${this.#folder} is in use by another process. Wait until it ends, or choose another folder with --out. If none runs, remove ${lock}.`,
      );
    }
  }

  /** Unlocks the folder, if this object holds the lock. */
  release(): void {
    this.#unlock?.();
    this.#unlock = undefined;
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

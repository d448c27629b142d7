/** Files of verdicts, one deal a line, that can be counted in parts and put together again. */
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { appendWhole, linesOf, Lock, writeWhole } from '@patience/files';
import { archiveLines, readArchive } from './archive.js';
import { BadInput } from './bad-input.js';
import type { Entry } from './entry.js';

export type { Entry };

/**
 * The last word on each deal of these rules, by seed: what is decided before what is not, then what was looked at for
 * longer. The order of the lines does not matter, nor how often one comes.
 * @throws Error when one line says that a deal can be won and another that it cannot
 */
export function lastWords(entries: readonly Entry[], rules: number): Entry[] {
  const known = new Map<number, Entry>();
  for (const entry of entries) {
    if ((entry.rules ?? 1) !== rules) continue;
    const before = known.get(entry.seed);
    if (before && before.verdict !== entry.verdict && before.verdict !== 'unknown' && entry.verdict !== 'unknown')
      throw new Error(`Seed ${entry.seed} is ${before.verdict} in one line and ${entry.verdict} in another.`);
    const [last, other] = !before || compare(entry, before) < 0 ? [entry, before] : [before, entry];
    // A random game is the same in every line that tells of it.
    known.set(entry.seed, last.random === undefined && other?.random !== undefined ? { ...last, random: other.random } : last);
  }
  return [...known.values()].sort((a, b) => a.seed - b.seed);
}

/**
 * Decided first; then what says which solver said so; of the decided the quicker one, of the others the one that was looked at
 * for longer; then by text.
 */
function compare(a: Entry, b: Entry): number {
  const decided = Number(a.verdict === 'unknown') - Number(b.verdict === 'unknown');
  if (decided !== 0) return decided;
  const named = Number(a.solver === undefined) - Number(b.solver === undefined);
  if (named !== 0 && a.verdict !== 'unknown') return named;
  const effort = (entry: Entry): number => (entry.verdict === 'unknown' ? -(entry.budget ?? entry.positions) : entry.positions);
  return effort(a) - effort(b) || (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
}

/** Can a rule set have this name? It becomes the name of a file. */
export const isRuleSetName = (name: unknown): name is string =>
  typeof name === 'string' && name.length <= 200 && /^[a-z][\w-]*([ .][\w-]+)*$/.test(name);

/** Name of the archive in a folder; no rule set is called so. */
const ARCHIVE = 'verdicts.jsonl';

/**
 * A folder of verdicts: an archive with all that was counted before, and one file for each rule set with what was added since.
 * {@link compact} moves the additions into the archive.
 */
export class Results {
  readonly #folder: string;
  /** The archive as it was read first. */
  #archived: Map<string, Entry[]> | undefined;
  /** Files that end with a whole line. */
  readonly #whole = new Set<string>();
  #lock: Lock | undefined;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** Names of the rule sets that have verdicts, with dots instead of blanks. */
  names(): string[] {
    return [...new Set([...[...this.#archive.keys()].map(dotted), ...this.#added()])].sort();
  }

  /** @throws Error that names the file and the line when one cannot be read; a last line that was cut off is left out */
  read(name: string): Entry[] {
    return [...(this.#archive.get(dotted(name)) ?? []), ...this.#readAdded(name)];
  }

  /**
   * Moves all additions into the archive, of each deal the last word only. Files of additions are deleted when the archive is written.
   * @throws Error for a contradiction
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

  /** Names of the rule sets that have a file of additions. */
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
    // A run that was stopped in the middle of a line left half of it.
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

  /** Adds what other folders hold. What is already known changes nothing. @returns lines of each file */
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
   * Adds verdicts to a rule set; what is already known changes nothing.
   * @returns how many deals of the rule set are known then
   * @throws Error for a contradiction
   */
  add(name: string, entries: readonly Entry[]): number {
    const merged = lastWordsOfAll([...this.read(name), ...entries]);
    this.write(name, merged);
    return merged.length;
  }

  /**
   * Takes the folder for this process until it ends or {@link release}s it.
   * @throws BadInput that says who holds it
   */
  hold(): void {
    const lock = Lock.take(join(this.#folder, 'held-by.json'));
    if (lock instanceof Lock) {
      this.#lock = lock;
      return;
    }
    const { pid, host, since } = lock;
    throw new BadInput(`${this.#folder} is held by process ${pid} on ${host} since ${since}. Wait for it, or write to another --out.`);
  }

  /** Lets go of the folder, if this is what holds it. */
  release(): void {
    this.#lock?.release();
    this.#lock = undefined;
  }

  /** @throws BadInput for a name that is more than the name of a file */
  #file(name: string): string {
    if (!isRuleSetName(name))
      throw new BadInput('A rule set is named by lower-case words, digits and hyphens, with spaces or dots between.');
    return join(this.#folder, `${dotted(name)}.jsonl`);
  }
}

/** The name of a rule set as it stands in names of files. */
const dotted = (name: string): string => name.replaceAll(' ', '.');

/** The last words on all versions of the rules, in the order of the versions. */
function lastWordsOfAll(entries: readonly Entry[]): Entry[] {
  const versions = [...new Set(entries.map((entry) => entry.rules ?? 1))].sort((a, b) => a - b);
  return versions.flatMap((rules) => lastWords(entries, rules));
}

function* linesFrom(entries: readonly Entry[]): Generator<string> {
  for (const entry of entries) yield `${JSON.stringify(entry)}\n`;
}

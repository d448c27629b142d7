/** Files of verdicts, one deal a line, that can be counted in parts and put together again. */
import { closeSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { appendWhole, linesOf, Lock, writeWhole } from '@patience/files';
import { BadInput } from './bad-input.js';

/** One deal that was looked at. */
export interface Entry {
  readonly seed: number;
  readonly verdict: 'solved' | 'impossible' | 'unknown';
  readonly positions: number;
  /** Length of the line that was found, shortened. */
  readonly moves?: number;
  /** One game played at random was won. */
  readonly random?: boolean;
  /** Version of the variant's rules; 1 in lines that do not say. */
  readonly rules?: number;
  /** Version of the solver. */
  readonly solver?: string;
  /** Positions it was allowed; `positions` in lines that do not say. */
  readonly budget?: number;
}

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

/** A folder of such files, one for each variant with its options. */
export class Results {
  readonly #folder: string;
  /** Files that end with a whole line. */
  readonly #whole = new Set<string>();
  #lock: Lock | undefined;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** Names of the rule sets that have a file. */
  names(): string[] {
    return readdirSync(this.#folder)
      .filter((file) => file.endsWith('.jsonl'))
      .map((file) => file.slice(0, -'.jsonl'.length))
      .sort();
  }

  /** @throws Error that names the file and the line when one cannot be read; a last line that was cut off is left out */
  read(name: string): Entry[] {
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
    if (!this.#whole.has(name)) this.write(name, this.read(name));
    this.#whole.add(name);
    const file = openSync(this.#file(name), 'a');
    try {
      appendWhole(file, `${JSON.stringify(entry)}\n`);
    } finally {
      closeSync(file);
    }
  }

  /** Replaces a file as a whole. */
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
   * Adds lines to one file; what is already known changes nothing.
   * @returns lines of the file
   * @throws Error for a contradiction
   */
  add(name: string, entries: readonly Entry[]): number {
    const all = [...this.read(name), ...entries];
    const versions = [...new Set(all.map((entry) => entry.rules ?? 1))].sort((a, b) => a - b);
    const merged = versions.flatMap((rules) => lastWords(all, rules));
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

  #file(name: string): string {
    return join(this.#folder, `${name.replaceAll(' ', '.')}.jsonl`);
  }
}

function* linesFrom(entries: readonly Entry[]): Generator<string> {
  for (const entry of entries) yield `${JSON.stringify(entry)}\n`;
}

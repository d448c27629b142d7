import { closeSync, existsSync, fsyncSync, ftruncateSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import lockfile from 'proper-lockfile';
import { BadInput } from '../bad-input.js';
import { isRegular } from '../regular-file.js';
import type { CliWords } from '../words/index.js';
import type { PlayerName } from './players.js';
import { RESULTS, type DealResult } from './result.js';

/**
 * The file of `simulate --out`: one JSON line per deal. Each line begins with the patience, its options and the player, so that lines of
 * another simulation are recognised. A second run continues the file, also one that ends in the middle of a line.
 */
export class Record {
  /** Results of earlier runs, by seed. */
  readonly known = new Map<number, Pick<DealResult, 'result' | 'score'>>();
  readonly #path: string;
  /** Name of the file for errors: as the user gave it. */
  readonly #named: string;
  readonly #file: number;
  readonly #unlock: () => void;
  readonly #heading: string;
  readonly #results: readonly unknown[];
  readonly #words: CliWords;

  /**
   * Opens the file, reads the results of earlier runs, and locks it for this process.
   * @param path absolute path
   * @param named name of the file for errors
   * @param heading patience, options and player, with which each line begins
   * @throws BadInput when the file belongs to another simulation, is damaged, cannot be written, or is being written by another process
   */
  constructor(path: string, named: string, heading: object, player: PlayerName, words: CliWords) {
    this.#path = path;
    this.#named = named;
    this.#heading = JSON.stringify(heading).slice(0, -1);
    this.#results = RESULTS[player];
    this.#words = words;
    if (!isRegular(path)) throw new BadInput(words.noOutputFile(named));
    this.#unlock = this.#writing(() => locked(path));
    try {
      const whole = this.#reading(() => this.#read());
      this.#file = this.#writing(() => {
        const file = openSync(path, 'a');
        ftruncateSync(file, whole);
        return file;
      });
    } catch (error) {
      this.#unlock();
      throw error;
    }
  }

  /** Appends results. A later run removes a line of which the disk had room for a part only. @throws BadInput when the file cannot be written */
  append(results: readonly DealResult[]): void {
    const lines = results.map(({ line: _, ...result }) => `${this.#heading},${JSON.stringify(result).slice(1)}\n`).join('');
    this.#writing(() => writeFileSync(this.#file, lines));
  }

  /** Flushes the file to the disk, closes and unlocks it. @throws BadInput when it cannot be flushed */
  close(): void {
    try {
      this.#writing(() => fsyncSync(this.#file));
    } finally {
      closeSync(this.#file);
      this.#unlock();
    }
  }

  /** Reads the results of earlier runs. @returns the length of the complete lines in bytes */
  #read(): number {
    if (!existsSync(this.#path)) return 0;
    const bytes = readFileSync(this.#path);
    let number = 1;
    let begin = 0;
    for (let end = bytes.indexOf('\n'); end >= 0; end = bytes.indexOf('\n', begin)) {
      const { seed, result, score } = this.#parse(bytes.toString('utf8', begin, end), number++);
      if (!this.known.has(seed)) this.known.set(seed, { result, ...(score !== undefined && { score }) });
      begin = end + 1;
    }
    const heading = Buffer.from(this.#heading);
    const rest = bytes.subarray(begin, begin + heading.length);
    if (!heading.subarray(0, rest.length).equals(rest)) throw new BadInput(this.#words.foreignRecord(this.#named, number));
    return begin;
  }

  #parse(line: string, number: number): DealResult {
    if (!line.startsWith(`${this.#heading},`))
      throw new BadInput((parsed(line) ? this.#words.foreignRecord : this.#words.damagedRecord)(this.#named, number));
    const found = parsed(`{${line.slice(this.#heading.length + 1)}`);
    if (!isSeed(found?.seed) || !this.#results.includes(found.result) || !isScore(found.score))
      throw new BadInput(this.#words.damagedRecord(this.#named, number));
    return found as DealResult;
  }

  #reading<T>(act: () => T): T {
    return this.#trying(act, this.#words.unreadable);
  }

  #writing<T>(act: () => T): T {
    return this.#trying(act, this.#words.unwritable);
  }

  #trying<T>(act: () => T, say: CliWords['unreadable']): T {
    try {
      return act();
    } catch (error) {
      if (error instanceof BadInput) throw error;
      const held = (error as NodeJS.ErrnoException).code === 'ELOCKED';
      throw new BadInput(held ? this.#words.heldRecord(this.#named) : say(this.#named, error));
    }
  }
}

/** Locks a file for this process, which may have a long search between two renewals of the lock. @throws Error with code `ELOCKED` when another has it */
const locked = (path: string): (() => void) => lockfile.lockSync(path, { realpath: false, stale: 60_000 });

/** The fields of a line that are read. */
interface Line {
  readonly seed?: unknown;
  readonly result?: unknown;
  readonly score?: unknown;
}

/** Parses a text as JSON; undefined where it is none. */
function parsed(text: string): Line | undefined {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return undefined;
  }
}

const isScore = (value: unknown): boolean => value === undefined || Number.isFinite(value);

const isSeed = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 0xffffffff;

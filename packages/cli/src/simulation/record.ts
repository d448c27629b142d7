import { closeSync, existsSync, fsyncSync, ftruncateSync, openSync } from 'node:fs';
import { appendWhole, linesOf, Lock } from '@patience/files';
import { BadInput } from '../bad-input.js';
import { isRegular } from '../regular-file.js';
import type { CliWords } from '../words/index.js';
import type { PlayerName } from './players.js';
import { RESULTS, type DealResult, type Result } from './result.js';

/**
 * The file of a simulation: one JSON line per deal. Each line begins with what was played and how, so that lines of
 * another simulation are recognised, and a second run goes on where the first was ended, be it in mid-line.
 */
export class Record {
  /** What the file knew before this run, by seed. */
  readonly known = new Map<number, Result>();
  readonly #path: string;
  /** How the user named it. */
  readonly #named: string;
  readonly #file: number;
  readonly #lock: Lock;
  readonly #heading: string;
  readonly #results: readonly unknown[];
  readonly #words: CliWords;

  /** @param path absolute @param named how errors name the file @param heading variant, options, player @throws BadInput when the file holds something else, is damaged, cannot be written, or is being written by another process */
  constructor(path: string, named: string, heading: object, player: PlayerName, words: CliWords) {
    this.#path = path;
    this.#named = named;
    this.#heading = JSON.stringify(heading).slice(0, -1);
    this.#results = RESULTS[player];
    this.#words = words;
    if (!isRegular(path)) throw new BadInput(words.noOutputFile(named));
    const lock = this.#writing(() => Lock.take(`${path}.lock`));
    if (!(lock instanceof Lock)) throw new BadInput(words.heldRecord(named, lock.pid, lock.host));
    this.#lock = lock;
    try {
      const whole = this.#reading(() => this.#read());
      this.#file = this.#writing(() => {
        const file = openSync(path, 'a');
        ftruncateSync(file, whole);
        return file;
      });
    } catch (error) {
      lock.release();
      throw error;
    }
  }

  /** @throws BadInput when the file takes no more */
  append(results: readonly DealResult[]): void {
    const lines = results.map((result) => `${this.#heading},${JSON.stringify(result).slice(1)}\n`).join('');
    this.#writing(() => appendWhole(this.#file, lines));
  }

  /** Flushes the file to the disk and gives it free. Nothing can be appended afterwards. @throws BadInput when the disk refuses */
  close(): void {
    try {
      this.#writing(() => fsyncSync(this.#file));
    } finally {
      closeSync(this.#file);
      this.#lock.release();
    }
  }

  /** @returns the length of the whole lines in bytes */
  #read(): number {
    if (!existsSync(this.#path)) return 0;
    let number = 0;
    let length = 0;
    for (const { text, end, whole } of linesOf(this.#path)) {
      number++;
      if (whole) {
        const { seed, result } = this.#parse(text, number);
        if (!this.known.has(seed)) this.known.set(seed, result);
        length = end;
      } else if (!text.startsWith(this.#heading) && !this.#heading.startsWith(text)) {
        throw new BadInput(this.#words.foreignRecord(this.#named, number));
      }
    }
    return length;
  }

  #parse(line: string, number: number): DealResult {
    if (!line.startsWith(`${this.#heading},`))
      throw new BadInput((parsed(line) ? this.#words.foreignRecord : this.#words.damagedRecord)(this.#named, number));
    const found = parsed(`{${line.slice(this.#heading.length + 1)}`);
    if (!isSeed(found?.seed) || !this.#results.includes(found.result)) throw new BadInput(this.#words.damagedRecord(this.#named, number));
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
      throw error instanceof BadInput ? error : new BadInput(say(this.#named, error));
    }
  }
}

/** The rest of a line as an object; undefined when it is no JSON. */
function parsed(text: string): { readonly seed?: unknown; readonly result?: unknown } | undefined {
  try {
    return JSON.parse(text) as { readonly seed?: unknown; readonly result?: unknown };
  } catch {
    return undefined;
  }
}

const isSeed = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 0xffffffff;

import { closeSync, existsSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { BadInput } from '../bad-input.js';
import type { CliWords } from '../words/index.js';
import type { DealResult } from './result.js';

/**
 * The file of a simulation: one JSON line per deal. Each line begins with what was played and how, so that lines of
 * another simulation are recognised, and a second run goes on where the first was ended, be it in mid-line.
 */
export class Record {
  /** What the file knew before this run, by seed. */
  readonly known = new Map<number, DealResult['result']>();
  readonly #file: number;
  readonly #heading: string;

  /** @param heading variant, options, player @throws BadInput when the file holds something else or cannot be written */
  constructor(path: string, heading: object, words: CliWords) {
    this.#heading = JSON.stringify(heading).slice(0, -1);
    try {
      const whole = this.#read(path, words);
      this.#file = openSync(path, 'a');
      ftruncateSync(this.#file, whole);
    } catch (error) {
      throw error instanceof BadInput ? error : new BadInput(words.unwritable(path, error));
    }
  }

  append(results: readonly DealResult[]): void {
    writeSync(this.#file, results.map((result) => `${this.#heading},${JSON.stringify(result).slice(1)}\n`).join(''));
  }

  close(): void {
    closeSync(this.#file);
  }

  /** @returns the length of the whole lines in bytes */
  #read(path: string, words: CliWords): number {
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const lines = text.split('\n');
    const torn = lines.pop()!;
    if (!torn.startsWith(this.#heading) && !this.#heading.startsWith(torn)) throw new BadInput(words.foreignRecord(path, lines.length + 1));
    for (const [i, line] of lines.entries()) {
      const result = this.#parse(line);
      if (!result) throw new BadInput(words.foreignRecord(path, i + 1));
      if (!this.known.has(result.seed)) this.known.set(result.seed, result.result);
    }
    return Buffer.byteLength(text) - Buffer.byteLength(torn);
  }

  #parse(line: string): DealResult | undefined {
    if (!line.startsWith(`${this.#heading},`)) return undefined;
    try {
      return JSON.parse(`{${line.slice(this.#heading.length + 1)}`) as DealResult;
    } catch {
      return undefined;
    }
  }
}

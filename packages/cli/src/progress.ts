import type { Stream } from './io.js';
import type { CliWords } from './words/index.js';

/** Milliseconds between two updates of the bar, and between two lines where there is no terminal. */
const BLINK = 100;
const LINE = 10_000;
const BAR = 24;

/** Shows the progress of long work on standard error: on a terminal a bar with the time left, elsewhere a line from time to time. */
export class Progress {
  readonly #began = performance.now();
  #shown = this.#began;
  #drawn = false;
  /** Work that was done before the first call. It is not counted for the speed, because an earlier run may have done it. */
  #base: number | undefined;

  constructor(
    readonly stream: Stream,
    readonly words: CliWords,
  ) {}

  /** Shows the progress. @param done work that is done @param of all work @param label text after the bar */
  show(done: number, of: number, label: string): void {
    this.#base ??= done;
    const now = performance.now();
    if (now - this.#shown < (this.stream.isTTY ? BLINK : LINE)) return;
    this.#shown = now;
    const share = of === 0 ? 1 : done / of;
    const pace = (now - this.#began) / Math.max(1, done - this.#base);
    const text = `${Math.floor(share * 100)} % · ${this.words.timeLeft(((of - done) * pace) / 1000)} · ${label}`;
    if (!this.stream.isTTY) return this.stream.write(`patience: ${text}\n`);
    const full = Math.round(share * BAR);
    this.#drawn = true;
    this.stream.write(`\r${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${text}`.slice(0, this.stream.columns) + '\x1b[K');
  }

  /** Removes the bar. */
  end(): void {
    if (this.#drawn) this.stream.write('\r\x1b[K');
    this.#drawn = false;
  }
}

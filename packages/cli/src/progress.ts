import type { Stream } from './io.js';
import type { CliWords } from './words/index.js';

/** Milliseconds between two pictures of the bar, and between two lines where there is no terminal. */
const BLINK = 100;
const LINE = 10_000;
const BAR = 24;

/** How far something long has come, on standard error: a bar with the time left on a terminal, else a line now and then. */
export class Progress {
  readonly #began = performance.now();
  #shown = this.#began;
  #drawn = false;
  /** Where the work began: what an earlier run had done says nothing about the pace. */
  #base: number | undefined;

  constructor(
    readonly stream: Stream,
    readonly words: CliWords,
  ) {}

  /** @param label what is being done, after the bar */
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

  /** Takes the bar away. */
  end(): void {
    if (this.#drawn) this.stream.write('\r\x1b[K');
    this.#drawn = false;
  }
}

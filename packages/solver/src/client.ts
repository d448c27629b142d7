import type { Variant } from '@patience/core';
import { answer } from './answer.js';
import type { Answer, FromWorker, Question, ToWorker } from './protocol.js';
import type { Progress, SearchOptions } from './verdict.js';
import type { FindProgress } from './winnable.js';

/** Who is asked about: the address of a variant's module for a worker, or the variant itself for this thread. */
export type Subject = { readonly module: string } | { readonly variant: Variant };

export interface AskOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress | FindProgress) => void;
}

/** Milliseconds of work at a time in the page's own thread: half a frame. */
const SLICE = 8;
/** What would take longer at a stretch is kept small here: sets that grow, lines that are shortened. */
const MODEST: SearchOptions = { memory: 32 * 2 ** 20, polish: 20_000 };

/**
 * Asks the solver without stopping the page: in a worker when the variant has an address, else in this thread in
 * slices of 8 ms. A new question aborts the one before.
 */
export class Client {
  readonly #makeWorker: (() => Worker) | undefined;
  #worker: Worker | undefined;
  #asked = 0;
  #current: AbortController | undefined;

  /** @param makeWorker makes a worker of `@patience/solver/worker`; absent: everything runs in this thread */
  constructor(makeWorker?: () => Worker) {
    this.#makeWorker = makeWorker;
  }

  /**
   * @returns the answer; for a `solve` that was aborted the verdict is `aborted`
   * @throws Error with what the variant or the position broke; AbortError when another question came or it was given up
   */
  async ask<Q extends Question>(subject: Subject, question: Q, { signal, onProgress }: AskOptions = {}): Promise<Extract<Answer, { ask: Q['ask'] }>> {
    this.#current?.abort();
    const current = (this.#current = new AbortController());
    const either = signal ? AbortSignal.any([signal, current.signal]) : current.signal;
    either.throwIfAborted();
    const asked =
      'module' in subject && this.#makeWorker
        ? this.#askWorker(this.#makeWorker, subject.module, question, either, onProgress)
        : answer(await variantOf(subject), { ...question, search: { ...MODEST, ...question.search } }, { signal: either, slice: SLICE, ...(onProgress && { onProgress }) });
    return (await asked) as Extract<Answer, { ask: Q['ask'] }>;
  }

  /** Ends the work and the worker. The next question starts a new one. */
  stop(): void {
    this.#current?.abort();
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #askWorker(make: () => Worker, module: string, question: Question, signal: AbortSignal, onProgress: AskOptions['onProgress']): Promise<Answer> {
    const worker = (this.#worker ??= make());
    const id = ++this.#asked;
    const send = (message: ToWorker): void => worker.postMessage(message);
    return new Promise((resolve, reject) => {
      const done = (): void => {
        worker.removeEventListener('message', hear);
        worker.removeEventListener('error', broken);
        signal.removeEventListener('abort', abort);
      };
      const hear = ({ data }: MessageEvent<FromWorker>): void => {
        if (data.id !== id) return;
        if ('progress' in data) return onProgress?.(data.progress);
        done();
        if ('answer' in data) resolve(data.answer);
        else reject(new Error(data.error));
      };
      const broken = (event: ErrorEvent): void => {
        done();
        this.#worker = undefined;
        reject(new Error(`The solver's worker could not be started: ${event.message}`));
      };
      const abort = (): void => {
        send({ abort: id });
        done();
        reject(signal.reason as Error);
      };
      worker.addEventListener('message', hear);
      worker.addEventListener('error', broken);
      signal.addEventListener('abort', abort);
      send({ id, module, question });
    });
  }
}

async function variantOf(subject: Subject): Promise<Variant> {
  if ('variant' in subject) return subject.variant;
  const { resolveModule } = await import('@patience/core');
  const loaded = await resolveModule(subject.module);
  if (!loaded.ok) throw new Error(loaded.error.message);
  return loaded.value;
}

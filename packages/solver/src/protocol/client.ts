import { resolveModule, type Variant } from '@patience/core';
import type { Answer, FromWorker, Question, Telling, ToWorker } from './messages.js';
import type { Progress, SearchOptions } from '../verdict.js';
import type { FindProgress } from '../winnable.js';

/**
 * The variant of a question. For a worker: the address of the variant's module, or a variant that is plain data without functions. For this
 * thread: the variant itself. Or both.
 */
export type VariantSource =
  | { readonly module: string; readonly variant?: Variant }
  | (Extract<Telling, { data: unknown }> & { readonly variant: Variant })
  | { readonly variant: Variant };

/** Options of {@link SolverClient.ask}. */
export interface AskOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress | FindProgress) => void;
}

/** Milliseconds of work between two pauses in the page's own thread: half a frame. */
const SLICE = 8;
/** Limits in the page's own thread for work that cannot be divided into slices: growing sets and shortening lines. */
const SMALL_LIMITS = { memory: 32 * 2 ** 20, polish: 20_000 } as const;
/** Time limit of a hint in the page's own thread, in milliseconds, since a hint is computed without a pause. */
const HINT = 25;

/** Reports that the worker cannot be used, so that this thread must answer. */
class NoWorker extends Error {
  override readonly name = 'NoWorker';
}

/**
 * Asks the solver without blocking the page. It uses a worker when the variant has an address. Without an address, or when no worker can be
 * started or the worker cannot load the module, it works in this thread in slices of 8 ms. A new question aborts the one before.
 */
export class SolverClient {
  readonly #makeWorker: (() => Worker) | undefined;
  #worker: Worker | undefined;
  #asked = 0;
  #current: AbortController | undefined;

  /** @param makeWorker makes a worker of `@patience/solver/worker`; without it everything runs in this thread */
  constructor(makeWorker?: () => Worker) {
    this.#makeWorker = makeWorker;
  }

  /**
   * Asks a question.
   * @returns the answer
   * @throws Error when the variant breaks the contract or the position is not valid
   * @throws AbortError when the signal or another question aborts this one
   */
  async ask<Q extends Question>(
    subject: VariantSource,
    question: Q,
    { signal, onProgress }: AskOptions = {},
  ): Promise<Extract<Answer, { ask: Q['ask'] }>> {
    this.#current?.abort();
    const current = (this.#current = new AbortController());
    const either = signal ? AbortSignal.any([signal, current.signal]) : current.signal;
    either.throwIfAborted();
    return (await this.#answer(subject, question, either, onProgress)) as Extract<Answer, { ask: Q['ask'] }>;
  }

  async #answer(subject: VariantSource, question: Question, signal: AbortSignal, onProgress: AskOptions['onProgress']): Promise<Answer> {
    const source = 'module' in subject ? { module: subject.module } : 'data' in subject ? { data: subject.data } : undefined;
    if (source && this.#makeWorker) {
      try {
        return await this.#askWorker(this.#makeWorker, source, question, signal, onProgress);
      } catch (error) {
        if (!(error instanceof NoWorker)) throw error;
        signal.throwIfAborted();
      }
    }
    const [variant, { answer }] = await Promise.all([variantOf(subject), import('./answer.js')]);
    return answer(variant, limited(question), { signal, slice: SLICE, ...(onProgress && { onProgress }) });
  }

  /** Aborts the question and ends the worker. The next question starts a new worker. */
  stop(): void {
    this.#current?.abort();
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  /** Starts a worker that is dropped when it fails, whether or not a question is open then. */
  #start(make: () => Worker): Worker {
    const worker = make();
    worker.addEventListener('error', () => {
      if (this.#worker === worker) this.#worker = undefined;
      worker.terminate();
    });
    return worker;
  }

  #askWorker(
    make: () => Worker,
    source: Telling,
    question: Question,
    signal: AbortSignal,
    onProgress: AskOptions['onProgress'],
  ): Promise<Answer> {
    let worker: Worker;
    try {
      worker = this.#worker ??= this.#start(make);
    } catch (error) {
      return Promise.reject(new NoWorker(String(error)));
    }
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
        else reject(data.unloaded ? new NoWorker(data.error) : new Error(data.error));
      };
      const broken = (event: ErrorEvent): void => {
        done();
        reject(new NoWorker(event.message));
      };
      const abort = (): void => {
        send({ abort: id });
        done();
        reject(signal.reason as Error);
      };
      worker.addEventListener('message', hear);
      worker.addEventListener('error', broken);
      signal.addEventListener('abort', abort);
      send({ id, ...source, question });
    });
  }
}

/** Returns a question with the limits of the page's own thread. */
function limited(question: Question): Question {
  if (question.ask === 'why') return question;
  const { memory = Infinity, polish = Infinity, time = Infinity } = question.search ?? {};
  const search: SearchOptions = {
    ...question.search,
    memory: Math.min(memory, SMALL_LIMITS.memory),
    polish: Math.min(polish, SMALL_LIMITS.polish),
    ...(question.ask === 'hint' && { time: Math.min(time, HINT) }),
  };
  return { ...question, search };
}

async function variantOf(subject: VariantSource): Promise<Variant> {
  if ('variant' in subject && subject.variant) return subject.variant;
  if (!('module' in subject))
    throw new TypeError('SolverClient.ask: the first argument needs a `variant` or a `module`, the address of its module.');
  const loaded = await resolveModule(subject.module);
  if (!loaded.ok) throw new Error(loaded.error.message);
  return loaded.value;
}

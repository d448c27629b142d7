import { resolveModule, type Variant } from '@patience/core';
import type { Answer, FromWorker, Question, Telling, ToWorker } from './messages.js';
import type { Progress, SearchOptions } from '../verdict.js';
import type { FindProgress } from '../winnable.js';

/**
 * Who is asked about: for a worker the address of a variant's module, or a variant that is plain data without any function; for this
 * thread the variant itself; or both.
 */
export type VariantSource =
  | { readonly module: string; readonly variant?: Variant }
  | (Extract<Telling, { data: unknown }> & { readonly variant: Variant })
  | { readonly variant: Variant };

/** What may come along with a question. */
export interface AskOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress | FindProgress) => void;
}

/** Milliseconds of work at a time in the page's own thread: half a frame. */
const SLICE = 8;
/** What would take longer at a stretch is kept small here: sets that grow, lines that are shortened. */
const MODEST = { memory: 32 * 2 ** 20, polish: 20_000 } as const;
/** A hint is one task: here it has so many milliseconds. */
const HINT = 25;

/** The worker cannot be used: this thread answers. */
class NoWorker extends Error {
  override readonly name = 'NoWorker';
}

/**
 * Asks the solver without stopping the page: in a worker when the variant has an address, else in this thread in
 * slices of 8 ms; also where no worker can be started, or it cannot load the module. A new question aborts the one
 * before.
 */
export class SolverClient {
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
    const told = 'module' in subject ? { module: subject.module } : 'data' in subject ? { data: subject.data } : undefined;
    if (told && this.#makeWorker) {
      try {
        return await this.#askWorker(this.#makeWorker, told, question, signal, onProgress);
      } catch (error) {
        if (!(error instanceof NoWorker)) throw error;
        signal.throwIfAborted();
      }
    }
    const [variant, { answer }] = await Promise.all([variantOf(subject), import('./answer.js')]);
    return answer(variant, modest(question), { signal, slice: SLICE, ...(onProgress && { onProgress }) });
  }

  /** Ends the work and the worker. The next question starts a new one. */
  stop(): void {
    this.#current?.abort();
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  /** A worker that is dropped when it fails, whether or not a question is open then. */
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
    told: Telling,
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
      send({ id, ...told, question });
    });
  }
}

/** The question as this thread can be asked it. */
function modest(question: Question): Question {
  const { memory = Infinity, polish = Infinity, time = Infinity } = question.search ?? {};
  const search: SearchOptions = {
    ...question.search,
    memory: Math.min(memory, MODEST.memory),
    polish: Math.min(polish, MODEST.polish),
    ...(question.ask === 'hint' && { time: Math.min(time, HINT) }),
  };
  return { ...question, search };
}

async function variantOf(subject: VariantSource): Promise<Variant> {
  if ('variant' in subject && subject.variant) return subject.variant;
  if (!('module' in subject)) throw new TypeError('neither a variant nor an address');
  const loaded = await resolveModule(subject.module);
  if (!loaded.ok) throw new Error(loaded.error.message);
  return loaded.value;
}

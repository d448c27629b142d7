/** The solver as a worker. {@link ToWorker} and {@link FromWorker} are its messages. */
import { resolveModule, type Result, type Variant } from '@patience/core';
import { complete } from '@patience/core/data';
import { ok } from '@patience/core/internals';
import { answer } from './answer.js';
import type { FromWorker, Telling, ToWorker } from './messages.js';

/** The global object of a worker; the DOM types declare that of a page. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker): void;
}

const scope = globalThis as unknown as WorkerScope;
/** Milliseconds of work between two reads of messages. */
const SLICE = 30;

let working: { readonly id: number; readonly controller: AbortController } | undefined;

scope.onmessage = ({ data }) => {
  if ('abort' in data) {
    if (working?.id === data.abort) working.controller.abort();
    return;
  }
  working?.controller.abort();
  working = { id: data.id, controller: new AbortController() };
  void work(data, working.controller.signal);
};

const variantOf = (told: Telling): Result<Variant> | Promise<Result<Variant>> =>
  'data' in told ? ok(complete(told.data)) : resolveModule(told.module);

async function work({ id, question, ...told }: Extract<ToWorker, { id: number }>, signal: AbortSignal): Promise<void> {
  try {
    const variant = await variantOf(told);
    if (!variant.ok) return scope.postMessage({ id, error: variant.error.message, unloaded: true });
    const onProgress = (progress: Extract<FromWorker, { progress: unknown }>['progress']): void => scope.postMessage({ id, progress });
    scope.postMessage({ id, answer: await answer(variant.value, question, { signal, onProgress, slice: SLICE }) });
  } catch (error) {
    scope.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
}

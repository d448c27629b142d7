import type { Result } from '@patience/core';
import { fail, ok } from '@patience/core/search';
import type { Lazy } from './game/effects.js';

/** The lazy chunk. */
export type LazyChunk = typeof import('./lazy.js');

/** Milliseconds in which the first picture is drawn, where the browser does not say when it is idle. */
const FIRST_PICTURE = 200;

let coming: Promise<Result<LazyChunk>> | undefined;

/** Loads the lazy chunk, once for all elements. Where that fails it is tried again the next time. */
export const loadLazyChunk = (): Promise<Result<LazyChunk>> =>
  (coming ??= import('./lazy.js').then(ok, (error: unknown) => {
    coming = undefined;
    return fail('part-missing', { why: String(error) });
  }));

/** The lazy chunk for one element. */
export class LazyLoader implements Lazy<LazyChunk> {
  loaded: LazyChunk | undefined;

  /** @param equip called once, when the chunk is loaded */
  constructor(private readonly equip: (chunk: LazyChunk) => void) {}

  async load(): Promise<Result<LazyChunk>> {
    const chunk = await loadLazyChunk();
    if (chunk.ok && !this.loaded) {
      this.loaded = chunk.value;
      this.equip(chunk.value);
    }
    return chunk;
  }

  /** Loads it in a quiet moment. Chromium may have no idle one for minutes after a tap. */
  prefetch(): void {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void this.load(), { timeout: 2000 });
    else setTimeout(() => void this.load(), FIRST_PICTURE);
  }
}

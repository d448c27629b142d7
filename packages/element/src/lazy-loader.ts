import type { Result } from '@patience/core';
import { fail, ok } from '@patience/core/search';
import type { Lazy } from './game/effects.js';

/** The lazy chunk. */
export type LazyChunk = typeof import('./lazy.js');

/** Milliseconds after which the first picture is drawn, for browsers without requestIdleCallback. */
const FIRST_PICTURE = 200;

let coming: Promise<Result<LazyChunk>> | undefined;

/** Loads the lazy chunk, once for all elements. After a failure the next call tries again. */
export const loadLazyChunk = (): Promise<Result<LazyChunk>> =>
  (coming ??= import('./lazy.js').then(ok, (error: unknown) => {
    coming = undefined;
    return fail('part-missing', { why: String(error) });
  }));

/** Loads the lazy chunk for one element. */
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

  /** Loads the chunk when the browser is idle, or after a timeout: Chromium may not be idle for minutes after a tap. */
  prefetch(): void {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void this.load(), { timeout: 2000 });
    else setTimeout(() => void this.load(), FIRST_PICTURE);
  }
}

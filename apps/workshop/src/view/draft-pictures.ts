import type { LanguageTag } from '@patience/core';
import { readText } from '../draft/reading.js';

/** Size of a picture in pixels, and the number of the deal that it shows. */
const SIZE = { width: 160, height: 120 } as const;
const DEAL = 7;

/** Small pictures of patiences by their text. They are drawn one by one while the page rests, because reading and dealing take a while. */
export class DraftPictures {
  readonly #addresses = new Map<string, string>();
  readonly #waiting = new Set<string>();

  constructor(
    private readonly lang: LanguageTag,
    private readonly drawn: () => void,
  ) {}

  /** Returns the address of the picture of a recipe; empty until it is drawn. */
  address(text: string): string {
    const known = this.#addresses.get(text);
    if (known !== undefined) return known;
    if (this.#waiting.size === 0) whenIdle(() => void this.#drawNext());
    this.#waiting.add(text);
    return '';
  }

  /** Deletes the pictures of all recipes that are not in this list. */
  keepOnly(texts: readonly string[]): void {
    const kept = new Set(texts);
    for (const text of this.#addresses.keys()) if (!kept.has(text)) this.#addresses.delete(text);
    for (const text of this.#waiting) if (!kept.has(text)) this.#waiting.delete(text);
  }

  async #drawNext(): Promise<void> {
    const { drawMiniature } = await import('@patience/web/miniature/draw.js');
    const [text] = this.#waiting;
    if (text === undefined) return;
    this.#waiting.delete(text);
    const { read } = readText(text);
    const picture = read.ok ? drawMiniature(read.value, DEAL, this.lang, 'faces', SIZE) : undefined;
    this.#addresses.set(text, picture === undefined ? '' : `data:image/svg+xml,${encodeURIComponent(picture)}`);
    this.drawn();
    if (this.#waiting.size > 0) whenIdle(() => void this.#drawNext());
  }
}

/** Runs a function when the page rests. Safari has no idle callbacks. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 50);
}

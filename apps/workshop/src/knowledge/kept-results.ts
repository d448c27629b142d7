import type { Variant } from '@patience/core';
import { nextTask } from '@patience/web/app-shell/tasks.js';
import { carriedOver, keepsLostDeals } from './carry.js';
import type { DealResult } from './results.js';

/** A patience whose deals are searched. */
export interface Subject {
  readonly value: Variant;
}

/** A version of a patience, and the results of its deals. */
interface Studied {
  readonly subject: Subject;
  readonly results: Map<number, DealResult>;
}

/** Number of versions whose results are kept, so that undo shows them again, and variations begin with them. */
const KEPT = 60;
/** Time in milliseconds that work on the page's own thread may take at once. */
const SLICE = 8;

/** Parts of a patience that change no result: words, places and the order of hints. */
const WITHOUT_EFFECT = ['id', 'strings', 'rank', 'about', 'finale', 'taps'];
const rulesKey = (variant: Variant): string =>
  JSON.stringify(Object.fromEntries(Object.entries(variant).filter(([name]) => !WITHOUT_EFFECT.includes(name))), (name, value: unknown) =>
    ['at', 'wide', 'fan', 'fanned'].includes(name) ? undefined : value,
  );

/** The results of all versions of a patience that were searched lately: each begins with what the others prove about it. */
export class KeptResults {
  readonly #kept = new Map<string, Studied>();

  /** Returns the results of a version; new ones are empty. The same map is returned while the version is kept. */
  of(subject: Subject): Map<number, DealResult> {
    const key = rulesKey(subject.value);
    const results = this.#kept.get(key)?.results ?? new Map<number, DealResult>();
    this.#kept.delete(key);
    this.#kept.set(key, { subject, results });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return results;
  }

  /** Decides deals of a recipe by the results of its earlier versions, the latest version first. Yields to the page after each 8 ms. */
  async carry(subject: Subject, signal: AbortSignal): Promise<void> {
    const results = this.of(subject);
    let since = performance.now();
    for (const { subject: before, results: old } of [...this.#kept.values()].reverse()) {
      if (old === results || old.size === 0) continue;
      const keepsLost = keepsLostDeals(before.value, subject.value);
      for (const [seed, result] of old) {
        if (results.has(seed)) continue;
        const carried = carriedOver(seed, result, subject.value, keepsLost);
        if (carried) results.set(seed, carried);
        if (performance.now() - since < SLICE) continue;
        await nextTask();
        if (signal.aborted) return;
        since = performance.now();
      }
    }
  }
}

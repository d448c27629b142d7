import type { Variant } from '@patience/core';
import type { DataVariant } from '@patience/core/data';
import { SolverClient } from '@patience/solver';
import { errorMessage } from '../../text/error-message.js';
import { carriedOver, keepsLostDeals } from './carry.js';
import { FIRST_DEAL, type DealResult, type Results } from './results.js';

/** A patience whose deals are searched. */
export interface Subject {
  readonly value: Variant;
  readonly data: DataVariant;
}

/** A version of a patience, and the results of its deals. */
interface Studied {
  readonly subject: Subject;
  readonly results: Map<number, DealResult>;
}

/**
 * Stages of a survey: a number of deals, and the largest number of positions for each. Later stages continue with deals that are still
 * undecided.
 */
const STAGES: readonly { readonly deals: number; readonly budget: number }[] = [
  { deals: 40, budget: 3000 },
  { deals: 40, budget: 30_000 },
  { deals: 120, budget: 30_000 },
  { deals: 120, budget: 200_000 },
  { deals: 400, budget: 60_000 },
];
/** Limits of one search besides its positions: bytes, milliseconds, and no work to shorten lines. */
const LIMITS = { memory: 48e6, time: 20_000, polish: 0 } as const;
/** Number of versions whose results are kept, so that undo shows them again. */
const KEPT = 20;
/** Time in milliseconds that work on the page's own thread may take at once. */
const SLICE = 8;

/** Parts of a patience that change no result: words, places and the order of hints. */
const WITHOUT_EFFECT = ['id', 'strings', 'rank', 'about', 'finale', 'taps'];
const rulesKey = (data: DataVariant): string =>
  JSON.stringify(Object.fromEntries(Object.entries(data).filter(([name]) => !WITHOUT_EFFECT.includes(name))), (name, value: unknown) =>
    ['at', 'wide', 'fan', 'fanned'].includes(name) ? undefined : value,
  );

/** Searches the same deals of each version of a patience in workers. After an edit, keeps the results that are still proved. */
export class Survey {
  readonly #clients: readonly SolverClient[];
  readonly #kept = new Map<string, Studied>();
  #subject: Subject | undefined;
  #results = new Map<number, DealResult>();
  #run = new AbortController();
  /** Message of the error that ended a search because the rules break the contract; empty if there was none. */
  fault = '';
  /** Whether any search is running. */
  busy = false;

  /** @param changed is called when new results arrive @param workers number of workers */
  constructor(
    makeWorker: () => Worker,
    workers: number,
    private readonly changed: () => void,
  ) {
    this.#clients = Array.from({ length: workers }, () => new SolverClient(makeWorker));
  }

  get results(): Results {
    return this.#results;
  }

  /** Searches another version. It begins with the results that are carried over. */
  async study(subject: Subject): Promise<void> {
    if (this.#subject?.data === subject.data) return;
    this.#run.abort();
    const run = (this.#run = new AbortController());
    this.#subject = subject;
    this.fault = '';
    this.busy = true;
    const key = rulesKey(subject.data);
    const known = this.#kept.get(key)?.results;
    const others = known ? [] : [...this.#kept.values()].reverse();
    this.#results = known ?? new Map<number, DealResult>();
    this.#keep(key, { subject, results: this.#results });
    this.changed();
    for (const other of others) if (!run.signal.aborted) await this.#carry(other, subject, run.signal);
    if (run.signal.aborted) return;
    await this.#search(subject, this.#results, run.signal);
  }

  /** Stops all searches. */
  stop(): void {
    this.#run.abort();
    this.busy = false;
    for (const client of this.#clients) client.stop();
  }

  #keep(key: string, studied: Studied): void {
    this.#kept.delete(key);
    this.#kept.set(key, studied);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }

  /** Carries over the results of another version to deals that are still undecided. */
  async #carry({ subject: before, results: old }: Studied, after: Subject, signal: AbortSignal): Promise<void> {
    const results = this.#results;
    const keepsLost = keepsLostDeals(before.data, after.data);
    let since = performance.now();
    for (const [seed, result] of old) {
      if (results.has(seed)) continue;
      const carried = carriedOver(seed, result, after.value, keepsLost);
      if (carried) results.set(seed, carried);
      if (performance.now() - since < SLICE) continue;
      await new Promise((done) => setTimeout(done));
      if (signal.aborted) return;
      since = performance.now();
    }
    this.changed();
  }

  async #search(subject: Subject, results: Map<number, DealResult>, signal: AbortSignal): Promise<void> {
    for (const { deals, budget } of STAGES) {
      const open = Array.from({ length: deals }, (_, i) => FIRST_DEAL + i).filter((seed) => {
        const result = results.get(seed);
        return !result || (result.verdict === 'unknown' && result.budget < budget);
      });
      await Promise.all(this.#clients.map((client) => this.#work(client, subject, open, budget, results, signal)));
      if (signal.aborted || this.fault !== '') break;
    }
    if (signal.aborted) return;
    this.busy = false;
    this.changed();
  }

  /** Searches deals with one worker until none is left. */
  async #work(
    client: SolverClient,
    { value, data }: Subject,
    open: number[],
    budget: number,
    results: Map<number, DealResult>,
    signal: AbortSignal,
  ): Promise<void> {
    for (let seed = open.shift(); seed !== undefined && this.fault === ''; seed = open.shift()) {
      try {
        const question = { ask: 'solve', position: { seed }, search: { ...LIMITS, budget } } as const;
        const { verdict } = await client.ask({ data, variant: value }, question, { signal });
        if (signal.aborted) return;
        results.set(seed, resultOf(verdict, budget));
      } catch (error) {
        if (signal.aborted) return;
        this.fault = errorMessage(error);
      }
      this.changed();
    }
  }
}

function resultOf(
  { verdict, line }: { readonly verdict: string; readonly line?: { readonly text: readonly string[] } },
  budget: number,
): DealResult {
  if (verdict === 'solved' && line) return { verdict: 'won', line: line.text, carried: false };
  return verdict === 'impossible' ? { verdict: 'lost', carried: false } : { verdict: 'unknown', budget };
}

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

/** A version, and the results of its deals. */
interface Studied {
  readonly subject: Subject;
  readonly results: Map<number, DealResult>;
}

/** Stages of a survey: so many deals, each with at most so many positions. Later stages go on with deals that are still undecided. */
const STAGES: readonly { readonly deals: number; readonly budget: number }[] = [
  { deals: 40, budget: 3000 },
  { deals: 40, budget: 30_000 },
  { deals: 120, budget: 30_000 },
  { deals: 120, budget: 200_000 },
  { deals: 400, budget: 60_000 },
];
/** Limits of one search besides its positions: bytes, milliseconds, and no work to shorten lines. */
const LIMITS = { memory: 48e6, time: 20_000, polish: 0 } as const;
/** Surveys that are kept, so that undo shows what was known. */
const KEPT = 20;
/** Milliseconds of work in the page at a time. */
const SLICE = 8;

/** Parts of a patience that decide no deal: words, places and the order of hints. */
const WITHOUT_EFFECT = ['id', 'strings', 'rank', 'about', 'finale', 'taps'];
const rulesKey = (data: DataVariant): string =>
  JSON.stringify(Object.fromEntries(Object.entries(data).filter(([name]) => !WITHOUT_EFFECT.includes(name))), (name, value: unknown) =>
    ['at', 'wide', 'fan', 'fanned'].includes(name) ? undefined : value,
  );

/** Searches the same deals of each version of a patience, in workers, and carries over what an edit leaves proved. */
export class Survey {
  readonly #clients: readonly SolverClient[];
  readonly #kept = new Map<string, Studied>();
  #subject: Subject | undefined;
  #results = new Map<number, DealResult>();
  #run = new AbortController();
  /** Sentence of an error that a search met: the rules break the contract. */
  fault = '';
  /** Searches are going on. */
  busy = false;

  /** @param changed is called when results come @param workers number of workers */
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

  /** Goes on with another version. Its results begin with those that are carried over. */
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

  /** Ends all work. */
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

  /** Carries over results of another version, for deals that are still unknown. */
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

import { SolverClient } from '@patience/solver';
import { errorMessage } from '@patience/web/text/error-message.js';
import type { KeptResults, Subject } from './kept-results.js';
import type { DealResult, Results } from './results.js';
import { searchDeals, type Stage } from './searching.js';

/**
 * Stages of the survey of the patience on the table. A few short searches show an interval at once. After them each deal gets a long search
 * straight away: an interval of ten points to each side needs about 60 deals of which nearly all are decided. For the template of columns and a
 * stock this takes 1.5 s of processor time, a stage of 3,000 positions between the two 1.6 s, and stages of 1,000 and 10,000 positions 2.8 s.
 */
const STAGES: readonly Stage[] = [
  { deals: 40, budget: 1000 },
  { deals: 120, budget: 30_000 },
  { deals: 120, budget: 200_000 },
  { deals: 400, budget: 60_000 },
];

/** Number of times that a player can ask for a longer search: the memory of a search doubles each time. */
const MOST_LONGER = 2;
/** Returns the stage of a longer search: more deals, and much longer searches of those that are undecided. @param times how often it was asked for */
const longer = (times: number): Stage => ({ deals: 400 * (times + 1), budget: 60_000 * 5 ** times, scale: 2 ** times });

/** Searches the same deals of each version of a patience in workers. After an edit, keeps the results that are still proved. */
export class Survey {
  readonly #clients: readonly SolverClient[];
  #subject: Subject | undefined;
  results: Results = new Map();
  #run = new AbortController();
  /** Number of longer searches of the subject that were asked for. */
  #longer = 0;
  /** Message of the error that ended a search because the rules break the contract; empty if there was none. */
  fault = '';
  /** Whether any search is running. */
  busy = false;

  readonly #listeners = new Set<() => void>();

  /** @param workers number of workers */
  constructor(
    private readonly kept: KeptResults,
    makeWorker: () => Worker,
    workers: number,
  ) {
    this.#clients = Array.from({ length: workers }, () => new SolverClient(makeWorker));
  }

  /** Calls a listener when new results arrive, and when a search begins or ends. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** Searches another version. It begins with the results that are carried over. */
  async study(subject: Subject): Promise<void> {
    if (this.#subject?.value === subject.value) return;
    this.#run.abort();
    const { signal } = (this.#run = new AbortController());
    this.#subject = subject;
    this.fault = '';
    this.#longer = 0;
    const results = this.kept.of(subject);
    this.results = results;
    await this.#search(subject, results, STAGES, signal);
  }

  /** Whether a longer search can be asked for. */
  get canGoOn(): boolean {
    return !this.busy && this.fault === '' && this.#subject !== undefined && this.#longer < MOST_LONGER;
  }

  /** Searches more deals, and those that are undecided longer. */
  async goOn(): Promise<void> {
    const subject = this.#subject;
    if (!subject || !this.canGoOn) return;
    await this.#search(subject, this.kept.of(subject), [longer(++this.#longer)], this.#run.signal);
  }

  async #search(subject: Subject, results: Map<number, DealResult>, stages: readonly Stage[], signal: AbortSignal): Promise<void> {
    const changed = (): void => {
      for (const listener of this.#listeners) listener();
    };
    this.busy = true;
    changed();
    try {
      await this.kept.carry(subject, signal);
      changed();
      for (const stage of stages) if (!signal.aborted) await searchDeals(this.#clients, subject, results, stage, { signal, changed });
    } catch (error) {
      if (signal.aborted) return;
      this.fault = errorMessage(error);
    }
    if (signal.aborted) return;
    this.busy = false;
    changed();
  }
}

import { SolverClient } from '@patience/solver';
import { errorMessage } from '../../text/error-message.js';
import type { KeptResults, Subject } from './kept-results.js';
import type { Results } from './results.js';
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

/** Searches the same deals of each version of a patience in workers. After an edit, keeps the results that are still proved. */
export class Survey {
  readonly #clients: readonly SolverClient[];
  #subject: Subject | undefined;
  #results: Results = new Map();
  #run = new AbortController();
  /** Message of the error that ended a search because the rules break the contract; empty if there was none. */
  fault = '';
  /** Whether any search is running. */
  busy = false;

  /** @param changed is called when new results arrive @param workers number of workers */
  constructor(
    private readonly kept: KeptResults,
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
    const { signal } = (this.#run = new AbortController());
    this.#subject = subject;
    this.fault = '';
    this.busy = true;
    const results = this.kept.of(subject);
    this.#results = results;
    this.changed();
    const { changed } = this;
    try {
      await this.kept.carry(subject, signal);
      changed();
      for (const stage of STAGES) if (!signal.aborted) await searchDeals(this.#clients, subject, results, stage, { signal, changed });
    } catch (error) {
      if (signal.aborted) return;
      this.fault = errorMessage(error);
    }
    if (signal.aborted) return;
    this.busy = false;
    changed();
  }
}

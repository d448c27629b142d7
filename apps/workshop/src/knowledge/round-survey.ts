import { SolverClient } from '@patience/solver';
import type { KeptResults, Subject } from './kept-results.js';
import { searchDeals, type Stage } from './searching.js';

/** Stages of a comparison: all patiences reach one before any begins with the next. */
const STAGES: readonly Stage[] = [
  { deals: 10, budget: 3000 },
  { deals: 40, budget: 3000 },
  { deals: 40, budget: 30_000 },
];

/** Compares several patiences: searches the same deals of each in turn, with one worker beside those of the survey. */
export class RoundSurvey {
  readonly #client: SolverClient;
  #run = new AbortController();
  /** Whether any search is running. */
  busy = false;

  /** @param changed is called when new results arrive */
  constructor(
    private readonly kept: KeptResults,
    makeWorker: () => Worker,
    private readonly changed: () => void,
  ) {
    this.#client = new SolverClient(makeWorker);
  }

  /** Begins with a new comparison, which ends the one before. A patience whose rules break the contract is left out. */
  async compare(subjects: readonly Subject[]): Promise<void> {
    this.stop();
    const { signal } = (this.#run = new AbortController());
    this.busy = true;
    let sound = subjects;
    for (const stage of STAGES) {
      for (const subject of sound) {
        await this.kept.carry(subject, signal);
        if (signal.aborted) return;
        const results = this.kept.of(subject);
        await searchDeals([this.#client], subject, results, stage, { signal, changed: this.changed }).catch(() => {
          sound = sound.filter((each) => each !== subject);
        });
        if (signal.aborted) return;
      }
    }
    this.busy = false;
    this.changed();
  }

  /** Ends the comparison; its results are kept. */
  stop(): void {
    this.#run.abort();
    this.busy = false;
  }
}

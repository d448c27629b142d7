import type { FoundVariant } from '../found-variant.js';
import { BadInput } from '../bad-input.js';
import type { Call } from '../io.js';
import { printable } from '../printable.js';
import type { DealResult } from '../simulation/result.js';
import type { Runner } from '../simulation/run-deals.js';
import { checkBuilt } from '../variants.js';
import type { Job, Subject } from './messages.js';
import { ConfinedProcess } from './process.js';

/** An answer of a confined process in a simulation. */
type Answer = { readonly subject: Subject } | { readonly results: readonly DealResult[] };

/**
 * Starts confined processes in which an untrusted module plays deals, each on its own.
 * @param jobs number of processes
 * @returns the patience as the module states it, and a runner for each process
 * @throws BadInput when no process can be confined on this system, or with the reason why the module cannot be played
 */
export async function confinedRunners(
  call: Call,
  found: FoundVariant,
  job: Extract<Job, { player: unknown }>,
  jobs: number,
): Promise<{ subject: Subject; runners: readonly Runner[] }> {
  if (found.id !== '') checkBuilt(call, found);
  const started: Asked[] = [];
  try {
    // Start one process first: when the module is broken, it reports that before the others are started.
    const first = await begin();
    for (let i = 1; i < jobs; i++) await begin();
    return { subject: { ...first, name: printable(first.name) }, runners: started };
  } catch (error) {
    for (const one of started) void one.end();
    throw error;
  }

  async function begin(): Promise<Subject> {
    const one = new Asked(await ConfinedProcess.start(call, found.module, job, job.player), call);
    started.push(one);
    const answer = await one.answer();
    if ('subject' in answer) return answer.subject;
    throw new BadInput(call.words.cutShort);
  }
}

/** A confined process that plays deals and gives one answer to each order. */
class Asked implements Runner {
  #answers: Answer[] = [];
  #failure: Error | undefined;
  #wake: () => void = () => undefined;
  readonly #process: ConfinedProcess;
  readonly #call: Call;

  constructor(process: ConfinedProcess, call: Call) {
    this.#process = process;
    this.#call = call;
    process.listen({
      onReply: (reply) => {
        if ('problem' in reply) this.#fail(new BadInput(printable(reply.problem)));
        // End the process at a second answer to one order: the module has forged it.
        else if (('subject' in reply || 'results' in reply) && this.#answers.length === 0) this.#answers.push(reply);
        else process.end();
        this.#wake();
      },
      onEnd: () => this.#fail(new BadInput(call.words.cutShort)),
    });
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    this.#wake();
  }

  /** Waits for the answer to the last order. @throws BadInput when the process has ended, or with the problem that it reports */
  async answer(signal?: AbortSignal): Promise<Answer> {
    while (this.#answers.length === 0) {
      if (this.#failure) throw this.#failure;
      if (signal?.aborted) return { results: [] };
      await new Promise<void>((wake) => {
        this.#wake = wake;
        signal?.addEventListener('abort', () => wake(), { once: true });
      });
    }
    return this.#answers.shift()!;
  }

  async play(seeds: readonly number[], signal: AbortSignal): Promise<readonly DealResult[]> {
    this.#process.send({ seeds });
    const answer = await this.answer(signal);
    if (signal.aborted) return [];
    // Accept exactly the deals of the order, in their order: the count relies on it.
    if ('results' in answer && answer.results.length === seeds.length && answer.results.every(({ seed }, i) => seed === seeds[i]))
      return answer.results;
    throw new BadInput(this.#call.words.cutShort);
  }

  end(): Promise<void> {
    this.#process.end();
    return Promise.resolve();
  }
}

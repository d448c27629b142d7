import type { FoundVariant } from '../found-variant.js';
import { BadInput } from '../bad-input.js';
import type { Call } from '../io.js';
import { printable } from '../printable.js';
import type { DealResult } from '../simulation/result.js';
import type { Runner } from '../simulation/run-deals.js';
import { checkBuilt } from '../variants.js';
import type { Job, Subject } from './messages.js';
import { ConfinedProcess } from './process.js';

/** What a confined process has said since it was last asked. */
type Said = { readonly subject: Subject } | { readonly results: readonly DealResult[] };

/**
 * Starts processes in which a stranger's module plays deals, each confined and for itself.
 * @returns what the module says is played, and a runner for each process
 * @throws BadInput when nothing can be confined here, or with what is wrong with the module
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
    // The first one says what is wrong with a module before the others are started.
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
    const said = await one.answer();
    if ('subject' in said) return said.subject;
    throw new BadInput(call.words.cutShort);
  }
}

/** A confined process that gives one answer at a time. */
class Asked implements Runner {
  #said: Said[] = [];
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
        // It is asked one thing at a time: a second answer is the module's.
        else if (('subject' in reply || 'results' in reply) && this.#said.length === 0) this.#said.push(reply);
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

  /** @throws BadInput when it has ended, or said what is wrong */
  async answer(signal?: AbortSignal): Promise<Said> {
    while (this.#said.length === 0) {
      if (this.#failure) throw this.#failure;
      if (signal?.aborted) return { results: [] };
      await new Promise<void>((wake) => {
        this.#wake = wake;
        signal?.addEventListener('abort', () => wake(), { once: true });
      });
    }
    return this.#said.shift()!;
  }

  async play(seeds: readonly number[], signal: AbortSignal): Promise<readonly DealResult[]> {
    this.#process.send({ seeds });
    const said = await this.answer(signal);
    if (signal.aborted) return [];
    // Every deal that was asked for, once and in order: whoever counts them relies on it.
    if ('results' in said && said.results.length === seeds.length && said.results.every(({ seed }, i) => seed === seeds[i]))
      return said.results;
    throw new BadInput(this.#call.words.cutShort);
  }

  end(): Promise<void> {
    this.#process.end();
    return Promise.resolve();
  }
}

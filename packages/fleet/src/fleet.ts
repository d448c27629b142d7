import { BadInput, lastWords, type Entry, type Results, type RuleSet } from '@patience/atlas/count';
import { Job, Queue } from 'bullmq';
import { audit, type Audit } from './audit.js';
import { gapless } from './gapless.js';
import { fieldsOf, inCommon, mustFit, planFrom, type Plan } from './plan.js';
import { connect, oneLine, type Server } from './server.js';
import { idOf, readResult, readTask, type Result, type Task } from './task.js';

/** Number of jobs that are sent in one request. */
const CHUNK = 1_000;
/** Number of times that a deal is tried when its process ends without a result. */
const ATTEMPTS = 3;
/** Number of the latest deals from which the rate is computed. */
const RECENT = 200;

/** The progress of a count. Deals are counted by their state. */
export interface Status {
  readonly done: number;
  readonly left: number;
  readonly active: number;
  readonly failed: number;
  /** Deals per second among the latest ones; undefined while fewer than two are done. */
  readonly rate: number | undefined;
  /** Names of the workers: host and process id. */
  readonly workers: readonly string[];
  /** Reasons for the latest failures, newest first, at most five. */
  readonly faults: readonly string[];
}

/** One queue of deals on a server: submits, reports, collects and removes it. */
export class Fleet {
  readonly #server: Server;
  readonly #name: string;
  readonly #queue: Queue<Task, Result>;

  private constructor(server: Server, name: string) {
    this.#server = server;
    this.#name = name;
    this.#queue = new Queue(name, { connection: server });
    // Ignore errors of the connection: each command that fails throws the same error.
    this.#queue.on('error', () => undefined);
  }

  /** Connects to a queue. @param name name of the queue @throws BadInput when no server answers */
  static async open(address: string, name: string): Promise<Fleet> {
    return new Fleet(await connect(address), name);
  }

  async close(): Promise<void> {
    await this.#queue.close();
    this.#server.disconnect();
  }

  /** Returns the versions by which the deals of the queue are decided; undefined when nothing was ever submitted. */
  async plan(): Promise<Plan | undefined> {
    return planFrom(await this.#server.hgetall(this.#planKey));
  }

  /**
   * Puts deals into the queue. Deals that are there already, waiting or done, stay as they are.
   * @returns how many deals were sent, and how many of them were new to the queue
   * @throws BadInput when the queue is counted by other versions
   */
  async submit(plan: Plan, tasks: Iterable<Task>): Promise<{ sent: number; added: number }> {
    await this.#announce(plan);
    const before = await this.#deals();
    let sent = 0;
    let chunk: Task[] = [];
    const send = async (): Promise<void> => {
      await this.#queue.addBulk(chunk.map((data) => ({ name: data.name, data, opts: { jobId: idOf(data), attempts: ATTEMPTS } })));
      sent += chunk.length;
      chunk = [];
    };
    for (const task of tasks) {
      chunk.push(task);
      if (chunk.length === CHUNK) await send();
    }
    await send();
    // Never report a negative number: another process may collect and remove deals meanwhile.
    return { sent, added: Math.max(0, (await this.#deals()) - before) };
  }

  /**
   * Adds the versions of this submission to the plan of the queue. When two processes submit at once, the first to name a version wins.
   * @throws BadInput when the queue is counted by other versions
   */
  async #announce(plan: Plan): Promise<void> {
    const known = await this.plan();
    if (known) mustFit(plan, inCommon(known, plan));
    const news = this.#server.multi();
    for (const [field, version] of Object.entries(fieldsOf(plan))) news.hsetnx(this.#planKey, field, version);
    await news.exec();
    mustFit(plan, inCommon((await this.plan())!, plan));
  }

  /** Returns the number of deals in the queue, in whatever state. */
  async #deals(): Promise<number> {
    return Object.values(await this.#queue.getJobCounts()).reduce((sum, n) => sum + n, 0);
  }

  /** Returns the number of deals that are not done. Workers ask for it every second, so it reads no deal, unlike {@link status}. */
  async left(): Promise<number> {
    return leftOf(await this.#queue.getJobCounts());
  }

  /** Returns the progress of the count, with the rate and the failures of the latest deals. */
  async status(): Promise<Status> {
    const counts = await this.#queue.getJobCounts();
    const { completed = 0, failed = 0, active = 0 } = counts;
    const recent = (await this.#jobs('completed', RECENT)).map(({ finishedOn }) => finishedOn ?? 0);
    const seconds = (Date.now() - Math.min(...recent)) / 1000;
    const workers = await this.#queue.getWorkers();
    const faults = await this.#jobs('failed', 5);
    return {
      done: completed,
      left: leftOf(counts),
      active,
      failed,
      rate: recent.length < 2 ? undefined : recent.length / Math.max(0.001, seconds),
      workers: workers.map(({ rawname = '', name = '' }) => oneLine(rawname.split(':').at(-1) || name)).sort(),
      faults: faults.map(({ id, data, failedReason }) => {
        const task = readTask(data);
        return oneLine(`${task ? `${task.name}, seed ${task.seed}` : String(id)}: ${failedReason}`);
      }),
    };
  }

  /** Returns the latest jobs in a state, without those that cannot be read. */
  async #jobs(kind: 'completed' | 'failed', most: number): Promise<Job<unknown, unknown>[]> {
    const ids = await this.#queue.getRanges([kind], 0, most - 1);
    const jobs = await Promise.all(
      ids.map((id) => readable(() => Job.fromId<unknown, unknown>(this.#queue as Queue<unknown, unknown>, id))),
    );
    return jobs.filter((job) => job !== undefined);
  }

  /**
   * Adds the finished results to a folder. Results that are in the folder already change nothing. Anybody with the server's password can
   * write results, so each is checked, and those that fail are not counted. Nor are those after a seed without a result, see {@link gapless}.
   * @param results the folder
   * @param ruleSets the rule sets that are installed here; results of others are refused
   * @throws Error when a result contradicts one in the folder
   */
  async collect(results: Results, ruleSets: readonly RuleSet[], { from, share, remove }: Collecting): Promise<Collected> {
    const found = new Map<RuleSet, Result[]>();
    const refused: string[] = [];
    const ids = await this.#queue.getRanges(['completed'], 0, -1, true);
    for (const id of ids) {
      const done = await this.#done(id);
      const ruleSet = done && ruleSets.find(({ name, variant }) => name === done.task.name && variant.rules === done.task.rules);
      if (!ruleSet) {
        refused.push(`${id}: ${done ? 'its rules are not installed here' : 'it is no result of a deal'}`);
        continue;
      }
      const entries = found.get(ruleSet);
      if (entries) entries.push(done.result);
      else found.set(ruleSet, [done.result]);
    }
    const audits = new Map<string, Audit>();
    const waiting: string[] = [];
    const kept = new Set<string>();
    let deals = 0;
    for (const [ruleSet, entries] of found) {
      const { name, variant } = ruleSet;
      const before = lastWords(results.read(name), variant.rules);
      const known = new Set(before.map((entry) => JSON.stringify(entry)));
      // Skip results that are in the folder: they were checked when they were collected.
      const fresh = entries.filter(({ entry }) => !known.has(JSON.stringify(entry)));
      const checked = audit(ruleSet, fresh, share);
      audits.set(name, checked);
      refused.push(...checked.refused.map(({ seed, reason }) => `${name}, seed ${seed}: ${reason}`));
      const ordered = gapless(checked.accepted, new Set(before.map(({ seed }) => seed)), from);
      results.add(name, ordered.counted);
      if (ordered.missing !== undefined)
        waiting.push(`${name}: ${ordered.waiting.length} deals wait until seed ${ordered.missing} has a result`);
      for (const { seed, rules, solver, budget } of ordered.waiting)
        kept.add(idOf({ name, seed, rules: rules!, solver: solver!, budget: budget! }));
      deals += entries.length - checked.refused.length - ordered.waiting.length;
    }
    if (remove) for (const id of ids) if (!kept.has(id)) await this.#queue.remove(id);
    return { deals, refused: refused.map(oneLine), waiting, audits };
  }

  /** Reads a finished job. @returns undefined for a job or a result that this program cannot have written */
  async #done(id: string): Promise<{ task: Task; result: Result } | undefined> {
    const job = await readable(() => Job.fromId<unknown, unknown>(this.#queue as Queue<unknown, unknown>, id));
    const task = readTask(job?.data);
    if (!task || idOf(task) !== id) return undefined;
    const result = readResult(job?.returnvalue, task);
    return result && { task, result };
  }

  /** Removes the queue with all its jobs. @throws BadInput while deals are being decided */
  async clear(): Promise<void> {
    const { active } = await this.status();
    if (active > 0) throw new BadInput(`${active} deals are being decided; stop the workers first.`);
    await this.#queue.obliterate({ force: true });
    await this.#server.del(this.#planKey);
  }

  get #planKey(): string {
    return `patience-fleet:${this.#name}`;
  }
}

/** Choice of the results to collect, and how they are checked. */
export interface Collecting {
  /** The first seed of the count. */
  readonly from: number;
  /** The part of the refutations that is searched again here, above 0 and up to 1. */
  readonly share: number;
  /** Whether finished jobs, accepted and refused, are removed from the queue afterwards; those that wait for another seed stay. */
  readonly remove: boolean;
}

/** The outcome of collecting. */
export interface Collected {
  /** Number of finished deals of the queue that passed the checks, with those that the folder had before. */
  readonly deals: number;
  /** One line for each result that is not counted, with the reason. */
  readonly refused: readonly string[];
  /** One line for each rule set of which results wait for a seed that has none. */
  readonly waiting: readonly string[];
  /** The checks of each rule set, by its name. */
  readonly audits: ReadonlyMap<string, Audit>;
}

/** Runs a read of a job. @returns undefined where the job is malformed @throws Error of the server */
async function readable<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Returns the number of jobs that are neither done nor failed. */
const leftOf = ({ completed: _done, failed: _failed, ...others }: Readonly<Record<string, number>>): number =>
  Object.values(others).reduce((sum, n) => sum + n, 0);

/**
 * Yields a task for each deal of a rule set that still has to be decided.
 * @param known results of earlier counts; a deal is left out when it is decided there, or unknown after at least the same budget
 */
export function* tasksFor(
  { name, rules, solver, budget }: Omit<Task, 'seed'>,
  { from, deals, known }: { from: number; deals: number; known: readonly Entry[] },
): Generator<Task> {
  const done = new Set(
    lastWords(known, rules)
      .filter((entry) => entry.verdict !== 'unknown' || (entry.budget ?? entry.positions) >= budget)
      .map(({ seed }) => seed),
  );
  for (let seed = from; seed < from + deals; seed++) if (!done.has(seed)) yield { name, seed, rules, solver, budget };
}

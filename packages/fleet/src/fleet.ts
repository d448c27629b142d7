import { BadInput, lastWords, type Entry, type Results, type RuleSet } from '@patience/atlas/count';
import { Job, Queue } from 'bullmq';
import { audit, type Audit } from './audit.js';
import { fieldsOf, inCommon, mustFit, planFrom, type Plan } from './plan.js';
import { connect, oneLine, type Server } from './server.js';
import { idOf, readResult, readTask, type Result, type Task } from './task.js';

/** Jobs that are sent or fetched at once. */
const CHUNK = 1_000;
/** A deal whose process ended without a word is tried so often. */
const ATTEMPTS = 3;
/** Deals from which the present rate is taken. */
const RECENT = 200;

/** How far a count is. */
export interface Status {
  readonly done: number;
  readonly left: number;
  readonly active: number;
  readonly failed: number;
  /** Deals a second, of late; undefined as long as fewer than two are done. */
  readonly rate: number | undefined;
  /** Names of the workers, as host and process. */
  readonly workers: readonly string[];
  /** Why deals failed, the latest first, at most five. */
  readonly faults: readonly string[];
}

/** One queue of deals, on a server. */
export class Fleet {
  readonly #server: Server;
  readonly #name: string;
  readonly #queue: Queue<Task, Result>;

  private constructor(server: Server, name: string) {
    this.#server = server;
    this.#name = name;
    this.#queue = new Queue(name, { connection: server });
    // Each command fails by itself; what the connection says meanwhile is the same again.
    this.#queue.on('error', () => undefined);
  }

  /** @param name of the queue @throws BadInput when there is no server */
  static async open(address: string, name: string): Promise<Fleet> {
    return new Fleet(await connect(address), name);
  }

  async close(): Promise<void> {
    await this.#queue.close();
    this.#server.disconnect();
  }

  /** What the deals of the queue are decided by; undefined when nothing was ever submitted. */
  async plan(): Promise<Plan | undefined> {
    return planFrom(await this.#server.hgetall(this.#planKey));
  }

  /**
   * Puts deals into the queue. Those that are there already, waiting or done, stay as they are.
   * @returns how many were handed in, and how many of them the queue did not have
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
    // Somebody may collect meanwhile, and take some away.
    return { sent, added: Math.max(0, (await this.#deals()) - before) };
  }

  /**
   * Adds what is decided here to what the queue is decided by. Of two that submit at once, the first to name a version is right.
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

  /** How many deals the queue has, waiting, at work or done. */
  async #deals(): Promise<number> {
    return Object.values(await this.#queue.getJobCounts()).reduce((sum, n) => sum + n, 0);
  }

  /** How many deals are not done: {@link Status.left} alone, which is asked for often. */
  async left(): Promise<number> {
    return leftOf(await this.#queue.getJobCounts());
  }

  /** How far the count is, with what the deals of late tell. */
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

  /** The latest jobs of a kind that can be read. */
  async #jobs(kind: 'completed' | 'failed', most: number): Promise<Job<unknown, unknown>[]> {
    const ids = await this.#queue.getRanges([kind], 0, most - 1);
    const jobs = await Promise.all(
      ids.map((id) => readable(() => Job.fromId<unknown, unknown>(this.#queue as Queue<unknown, unknown>, id))),
    );
    return jobs.filter((job) => job !== undefined);
  }

  /**
   * Adds what is done, and holds, to a folder of results; what is known there changes nothing. Anybody with the server's password can write
   * results: each is checked, and what a check refuses is not counted.
   * @param ruleSets that are installed here; results on others are refused
   * @param share of the refutations that is searched again here, above 0 and up to 1
   * @param remove takes what is then safely in the folder, and what was refused, out of the queue
   * @throws Error for a contradiction with what is in the folder
   */
  async collect(results: Results, ruleSets: readonly RuleSet[], share: number, remove: boolean): Promise<Collected> {
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
    let deals = 0;
    for (const [ruleSet, entries] of found) {
      const { name, variant } = ruleSet;
      const known = new Set(lastWords(results.read(name), variant.rules).map((entry) => JSON.stringify(entry)));
      // What was collected before was looked at then.
      const fresh = entries.filter(({ entry }) => !known.has(JSON.stringify(entry)));
      const checked = audit(ruleSet, fresh, share);
      audits.set(name, checked);
      refused.push(...checked.refused.map(({ seed, reason }) => `${name}, seed ${seed}: ${reason}`));
      if (checked.accepted.length > 0 || entries.length > 0) results.add(name, checked.accepted);
      deals += entries.length - checked.refused.length;
    }
    if (remove) for (const id of ids) await this.#queue.remove(id);
    return { deals, refused: refused.map(oneLine), audits };
  }

  /** Reads a job that is done. @returns undefined for one that no submission and no worker of ours has written */
  async #done(id: string): Promise<{ task: Task; result: Result } | undefined> {
    const job = await readable(() => Job.fromId<unknown, unknown>(this.#queue as Queue<unknown, unknown>, id));
    const task = readTask(job?.data);
    if (!task || idOf(task) !== id) return undefined;
    const result = readResult(job?.returnvalue, task);
    return result && { task, result };
  }

  /** Removes the queue with all that is in it. @throws BadInput while workers are at work */
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

/** What was collected. */
export interface Collected {
  /** Deals of the queue that hold, with those that the folder had before. */
  readonly deals: number;
  /** What is not counted and why, a line each. */
  readonly refused: readonly string[];
  /** How the results on each rule set were looked through. */
  readonly audits: ReadonlyMap<string, Audit>;
}

/** @returns undefined where a job holds what is no JSON; what the server cannot do is thrown */
async function readable<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined;
    throw error;
  }
}

/** What is neither done nor failed, whatever it waits for. */
const leftOf = ({ completed: _done, failed: _failed, ...others }: Readonly<Record<string, number>>): number =>
  Object.values(others).reduce((sum, n) => sum + n, 0);

/** The deals of one rule set that are not known yet within these limits. */
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

import { constants, copyFileSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** The process that holds something. */
export interface Holder {
  readonly pid: number;
  readonly host: string;
  /** When it began, as an ISO date. */
  readonly since: string;
}

/** Says who works on what others must leave alone meanwhile: a file holds which process, and on which machine. It is there whole, or not at all. */
export class Lock {
  readonly #file: string;
  readonly #free = (): void => rmSync(this.#file, { force: true });

  private constructor(file: string) {
    this.#file = file;
    process.once('exit', this.#free);
  }

  /**
   * Takes what a file stands for, until this process ends or {@link release}s it. What a dead process of this machine left, or what
   * names none, is taken over.
   * @returns the lock, or who holds it instead
   * @throws Error when nothing can be written beside the file
   */
  static take(file: string): Lock | Holder {
    const mine: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
    const own = `${file}.${process.pid}`;
    try {
      writeFileSync(own, JSON.stringify(mine));
      for (;;) {
        if (linked(own, file)) return new Lock(file);
        const holder = holderOf(file);
        if (holder === undefined) continue; // it has just been released
        if (isLive(holder)) return holder;
        // Whoever has seen a dead lock may be late: it is replaced under a lock of its own, and only if it is dead still.
        const heir = Lock.take(`${file}.heir`);
        if (!(heir instanceof Lock)) return heir;
        try {
          const now = holderOf(file);
          if (now === undefined || isLive(now)) continue;
          renameSync(own, file);
          return new Lock(file);
        } finally {
          heir.release();
        }
      }
    } finally {
      rmSync(own, { force: true });
    }
  }

  /** Others may take it afterwards. */
  release(): void {
    process.removeListener('exit', this.#free);
    this.#free();
  }
}

/** Gives a file a second name at once, if nothing has it yet. */
function linked(file: string, name: string): boolean {
  try {
    try {
      linkSync(file, name);
    } catch (error) {
      if (!UNLINKED.has(codeOf(error))) throw error;
      copyFileSync(file, name, constants.COPYFILE_EXCL);
    }
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** What is said where files have one name each, as on a memory stick. A copy has its name a moment before it has its text. */
const UNLINKED: ReadonlySet<string | undefined> = new Set(['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP']);

/** Undefined where there is no such file; nobody where it names no process. */
function holderOf(file: string): Partial<Holder> | undefined {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) ?? {}) as Partial<Holder>;
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Of a process on another machine nothing is known but that it has not released. */
function isLive(holder: Partial<Holder>): holder is Holder {
  const { pid, host } = holder;
  if (!Number.isSafeInteger(pid) || pid! <= 0 || typeof host !== 'string') return false;
  if (host !== hostname()) return true;
  try {
    return process.kill(pid!, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM'; // somebody else's
  }
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

import { constants, copyFileSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** The process that holds a lock. */
export interface Holder {
  readonly pid: number;
  readonly host: string;
  /** When the process took the lock, as an ISO date. */
  readonly since: string;
}

/**
 * A lock on a file or folder that one process at a time may write. It is a small file that names the process and its machine. The file
 * appears complete or not at all.
 */
export class Lock {
  readonly #file: string;
  readonly #free = (): void => rmSync(this.#file, { force: true });

  private constructor(file: string) {
    this.#file = file;
    process.once('exit', this.#free);
  }

  /**
   * Takes a lock until this process ends or calls {@link release}. A lock that a dead process of this machine left behind is taken over, and
   * so is a lock file that names no process.
   * @param file path of the lock file
   * @returns the lock; or its holder, where another process has it
   * @throws Error when nothing can be written beside the lock file
   */
  static take(file: string): Lock | Holder {
    const mine: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
    const own = `${file}.${process.pid}`;
    try {
      writeFileSync(own, JSON.stringify(mine));
      for (;;) {
        if (linked(own, file)) return new Lock(file);
        const holder = holderOf(file);
        if (holder === undefined) continue; // the lock has just been released
        if (isLive(holder)) return holder;
        // Another process may have seen the same dead lock and taken it over already. So replace it under a second lock, if it is still dead.
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

  /** Frees the lock for other processes. */
  release(): void {
    process.removeListener('exit', this.#free);
    this.#free();
  }
}

/** Gives a file a second name in one step. @returns false when the name is taken */
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

/**
 * Error codes of file systems without hard links, such as those of memory sticks. There the lock file is a copy, which has its name a moment
 * before it has its text.
 */
const UNLINKED: ReadonlySet<string | undefined> = new Set(['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP']);

/** Reads a lock file. @returns undefined where there is none; an object without a process where it names none */
function holderOf(file: string): Partial<Holder> | undefined {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) ?? {}) as Partial<Holder>;
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Returns whether the holder of a lock still runs. A process of another machine counts as running, because this one cannot ask. */
function isLive(holder: Partial<Holder>): holder is Holder {
  const { pid, host } = holder;
  if (!Number.isSafeInteger(pid) || pid! <= 0 || typeof host !== 'string') return false;
  if (host !== hostname()) return true;
  try {
    return process.kill(pid!, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM'; // the process of another user
  }
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

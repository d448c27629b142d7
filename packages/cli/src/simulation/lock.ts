import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';

/** Says who writes a file: a file beside it holds the number of the process. One that a dead process left is taken over. */
export class Lock {
  readonly #path: string;
  readonly #free = (): void => rmSync(this.#path, { force: true });

  private constructor(path: string) {
    this.#path = path;
    process.once('exit', this.#free);
  }

  /** @returns the lock, or the number of the process that holds the file @throws Error when nothing can be written there */
  static take(file: string): Lock | number {
    const path = `${file}.lock`;
    for (;;) {
      try {
        const lock = openSync(path, 'wx');
        writeSync(lock, String(process.pid));
        closeSync(lock);
        return new Lock(path);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const holder = holderOf(path);
      if (holder !== undefined && isAlive(holder)) return holder;
      rmSync(path, { force: true });
    }
  }

  release(): void {
    process.removeListener('exit', this.#free);
    this.#free();
  }
}

/** Undefined where the holder has just gone, or has left no number. */
function holderOf(path: string): number | undefined {
  try {
    const pid = Number(readFileSync(path, 'utf8'));
    return Number.isSafeInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // somebody else's
  }
}

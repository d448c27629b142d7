/** Who works on what others must leave alone meanwhile: a file says which process, and on which machine. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** Another process holds what was asked for. */
export class Held extends Error {
  override readonly name = 'Held';
}

/** The process that holds something. */
export interface Holder {
  readonly pid: number;
  readonly host: string;
  /** When it began, as an ISO date. */
  readonly since: string;
}

/**
 * Writes into a file that this process holds something. What a dead process of this machine left, or what names none, is
 * taken over.
 * @returns who holds it instead; undefined: this process does
 * @throws Error when the file cannot be written
 */
export function take(file: string): Holder | undefined {
  const mine: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify(mine), { flag: 'wx' });
      return undefined;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    const holder = holderOf(file);
    if (holder && (holder.host !== mine.host || isAlive(holder.pid))) return holder;
    rmSync(file, { force: true });
  }
}

/** Undefined where the holder has just gone, or was ended before it had said who it is. */
function holderOf(file: string): Holder | undefined {
  try {
    const { pid, host, since = '?' } = (JSON.parse(readFileSync(file, 'utf8')) ?? {}) as Partial<Holder>;
    return Number.isSafeInteger(pid) && pid! > 0 && typeof host === 'string' ? { pid: pid!, host, since } : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM'; // somebody else's
  }
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

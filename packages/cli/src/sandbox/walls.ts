/** Checks from inside a confined process, before it loads a module, that its confinement works: it tries to read, write, signal and connect. */
import { existsSync, openSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { readsInherited } from './descriptors.js';
import { HOME, type Visible } from './view.js';

/** Things outside the confinement that exist, and that a confined process must not reach. */
export interface Outside {
  /** Id of the process that started this one. */
  readonly pid: number;
  /** Port on this machine on which the process that started this one listens; absent when it could not listen. */
  readonly port?: number;
  /** Path of a folder that a confined process must not read or write. */
  readonly folder: string;
}

/** Milliseconds after which a connection that is neither made nor refused counts as impossible. */
const TIMEOUT = 1000;

/**
 * Returns the names of the checks that fail, for a diagnosis; an empty list when this process is confined.
 * @param visible all files that this process may read
 */
export async function breaches(visible: readonly Visible[], outside: Outside): Promise<string[]> {
  const allowed = new Set(visible.map(({ target }) => target.split('/')[1]));
  const tries: Record<string, () => boolean | Promise<boolean>> = {
    files: () => readdirSync('/').some((name) => !allowed.has(name)) || existsSync(outside.folder),
    writing: () => ['/new', `${HOME}/new`].some((path) => opens(path, 'wx')) || visible.some(({ target }) => opens(target, 'r+')),
    processes: () => process.ppid > 1 || reaches(outside.pid),
    network: () => outside.port !== undefined && connects(outside.port),
    descriptors: readsInherited,
    environment: () => Object.keys(process.env).some((name) => name !== 'PATH' && name !== 'PWD'),
  };
  const found: string[] = [];
  for (const [name, attempt] of Object.entries(tries)) if (await attempt()) found.push(name);
  return found;
}

function opens(path: string, flags: string): boolean {
  try {
    openSync(path, flags);
    return true;
  } catch {
    return false;
  }
}

function reaches(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

const connects = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    const end = (reached: boolean): void => {
      socket.destroy();
      done(reached);
    };
    socket.on('connect', () => end(true)).on('error', () => end(false));
    socket.setTimeout(TIMEOUT, () => end(false));
  });

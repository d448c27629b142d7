/** The confined process tries what a stranger's module would try, before it loads one: isolation is believed only where it is felt. */
import { existsSync, openSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { readsInherited } from './descriptors.js';
import { HOME, type Visible } from './view.js';

/** What is there outside, to be tried. */
export interface Outside {
  /** The process that started this one. */
  readonly pid: number;
  /** A port of this machine on which that process listens; undefined where it could not. */
  readonly port?: number;
  /** A folder that exists. */
  readonly folder: string;
}

/** Milliseconds after which a connection that is neither made nor refused counts as impossible. */
const PATIENCE = 1000;

/**
 * Returns what this process reaches although it must not, as words for a diagnosis; nothing when it is confined.
 * @param visible all that it may see
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
    socket.setTimeout(PATIENCE, () => end(false));
  });

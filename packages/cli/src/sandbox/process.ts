import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { languageWords } from '@patience/core/search';
import { BadInput } from '../bad-input.js';
import type { Call } from '../io.js';
import { printable, shown } from '../printable.js';
import { PROGRAM } from '../program.js';
import type { PlayerName } from '../simulation/players.js';
import { closeInherited } from './descriptors.js';
import { LAUNCHER_ENV, launchers, type Launcher } from './launchers.js';
import { readLines } from './lines.js';
import { readReply, type Job, type Order, type Reply, type Start } from './messages.js';
import { HOME, moduleTarget, visibleTo } from './view.js';

/** Matches the environment variables that a confined process gets: language, colours, and how much to print about errors. */
const PASSED_ON = /^(LANG|LC_\w+|TERM|NO_COLOR|FORCE_COLOR|COLORTERM|PATIENCE_DEBUG)$/;
/** Maximum number of characters on standard error that are passed on: a module may print without end. */
const MAX_NOTES = 100_000;

/** A reply that the listener of a confined process receives. */
type Heard = Exclude<Reply, { breaches: unknown } | { note: unknown }>;

/** Receives the replies of a confined process. */
export interface Listener {
  /** Called with each reply, in order. */
  onReply(reply: Heard): void;
  /** Called once when the process has ended, by itself or because it sent an invalid line. */
  onEnd(): void;
}

/** Reason why no process can be confined: another system than Linux, no launcher installed, or none that works. */
export type Unconfinable = 'platform' | 'missing' | 'refused';

/** A confined process that plays an untrusted module. It is ended by {@link end}, or together with this process. */
export class ConfinedProcess {
  #listener: Listener | undefined;
  /** Replies that came before there was a listener; undefined stands for the end. */
  #held: (Heard | undefined)[] = [];
  readonly #child: ChildProcess;
  readonly #call: Call;
  #left = MAX_NOTES;
  #over = false;

  private constructor(child: ChildProcess, call: Call) {
    this.#child = child;
    this.#call = call;
  }

  /**
   * Starts a process that confines a module, with the first launcher that works. The process itself checks its confinement before it loads
   * the module, see `walls.ts`.
   * @param module path of the module
   * @throws BadInput that names `--trust`, where no launcher is installed or none confines
   */
  static async start(call: Call, module: string, job: Job, player?: PlayerName): Promise<ConfinedProcess> {
    const there = launchers();
    const why: Unconfinable = process.platform !== 'linux' ? 'platform' : there.length === 0 ? 'missing' : 'refused';
    for (const launcher of there) {
      const started = await attempt(call, launcher, module, job, player);
      if (started) return started;
    }
    throw new BadInput(call.words.unconfinable(printable(module), why));
  }

  /** @internal Handles a line from the process. @returns the breaches of its confinement, where the line reports them */
  take(line: string, player: PlayerName | undefined): readonly string[] | undefined {
    // Ignore every line after an invalid one.
    if (this.#over) return undefined;
    const reply = readReply(line, player);
    if (reply === undefined) this.end();
    else if ('breaches' in reply) return reply.breaches;
    else if ('note' in reply) this.note(reply.note);
    else this.#hear(reply);
    return undefined;
  }

  /** @internal Prints text from the process to standard error: with escapes for control characters, and up to a limit. */
  note(text: string): void {
    if (this.#left <= 0) return;
    for (const line of text.replace(/\n$/, '').split('\n')) this.#call.io.err.write(`${printable(line).slice(0, this.#left)}\n`);
    this.#left -= text.length + 1; // count empty lines, too
    if (this.#left <= 0) this.#call.io.err.write('…\n');
  }

  /** @internal Reports the end of the process to the listener. */
  ended(): void {
    this.#hear(undefined);
  }

  /** Sets the listener, which receives all replies, also those that came before. */
  listen(listener: Listener): void {
    this.#listener = listener;
    for (const reply of this.#held.splice(0)) this.#hear(reply);
  }

  #hear(reply: Heard | undefined): void {
    if (!this.#listener) this.#held.push(reply);
    else if (reply === undefined) this.#listener.onEnd();
    else this.#listener.onReply(reply);
  }

  send(order: Order): void {
    this.#child.stdin!.write(`${JSON.stringify(order)}\n`);
  }

  /** Kills the process. Replies that were not handled by then are dropped. */
  end(): void {
    this.#over = true;
    this.#child.kill('SIGKILL');
  }

  /** @internal Wraps a process that was started. */
  static of(child: ChildProcess, call: Call): ConfinedProcess {
    return new ConfinedProcess(child, call);
  }
}

/** Starts a process with one launcher. @returns undefined when it did not start, or is not confined */
async function attempt(
  call: Call,
  launcher: Launcher,
  module: string,
  job: Job,
  player: PlayerName | undefined,
): Promise<ConfinedProcess | undefined> {
  const { io } = call;
  const visible = visibleTo(PROGRAM, module);
  const [program, ...args] = launcher.command(visible, [process.execPath, ...nodeFlags(), `${HOME}/cli/dist/confined.js`]);
  // Listen on a port, so that the process can check whether it reaches it.
  const door = createServer((socket) => void socket.destroy());
  door.on('error', () => undefined).listen(0, '127.0.0.1');
  await Promise.race([once(door, 'listening'), once(door, 'close')]).catch(() => undefined);
  const address = door.address();
  const words = languageWords(call.locale);
  const start: Start = {
    visible,
    outside: { pid: process.pid, folder: PROGRAM, ...(typeof address === 'object' && address ? { port: address.port } : {}) },
    module: moduleTarget(module),
    named: shown(module),
    env: Object.fromEntries(
      Object.entries(io.env).filter((pair): pair is [string, string] => PASSED_ON.test(pair[0]) && pair[1] !== undefined),
    ),
    isTTY: io.out.isTTY,
    columns: io.out.columns,
    ...(words && { language: { tag: call.locale, words } }),
    job,
  };
  try {
    closeInherited();
    // Start it in a session of its own, so that it shares neither the terminal nor a process group.
    const child = spawn(program!, args, { cwd: '/', detached: true, env: LAUNCHER_ENV, stdio: ['pipe', 'pipe', 'pipe'] });
    const confined = ConfinedProcess.of(child, call);
    child.stdin.on('error', () => undefined);
    child.stdin.write(`${JSON.stringify(start)}\n`);
    const printed: string[] = [];
    let checked = false;
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (checked) confined.note(text);
      else printed.push(text);
    });
    const found = await new Promise<readonly string[] | undefined>((done) => {
      child.on('error', () => done(undefined));
      child.on('close', () => {
        done(undefined);
        confined.ended();
      });
      readLines(
        child.stdout,
        (line) => {
          const breaches = confined.take(line, player);
          if (breaches === undefined) return;
          if (checked) return confined.end(); // the process reports once; a second report is forged by the module
          checked = true;
          done(breaches);
        },
        () => confined.end(),
      );
    });
    if (found?.length === 0) return confined;
    confined.end();
    if (io.env['PATIENCE_DEBUG'])
      io.err.write(`${launcher.name}: ${printable(found === undefined ? printed.join('').trim() : `reaches ${found.join(', ')}`)}\n`);
    return undefined;
  } finally {
    door.close();
  }
}

/**
 * Returns flags that switch on Node's permission model, where this Node has it, as a second defence: no native code, no other program, no
 * thread. Files and network stay allowed, so that the confined process can check whether the launcher closes them.
 */
function nodeFlags(known: ReadonlySet<string> = process.allowedNodeEnvironmentFlags): string[] {
  const flag = ['--permission', '--experimental-permission'].find((name) => known.has(name));
  if (flag === undefined) return ['--no-warnings'];
  return ['--no-warnings', flag, '--allow-fs-read=*', '--allow-fs-write=*', ...(known.has('--allow-net') ? ['--allow-net'] : [])];
}

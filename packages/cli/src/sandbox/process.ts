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

/** What a confined process is told of the terminal: colours, and how much to say of errors. */
const TOLD = /^(LANG|LC_\w+|TERM|NO_COLOR|FORCE_COLOR|COLORTERM|PATIENCE_DEBUG)$/;
/** Characters of diagnoses that are passed on; a module may talk without end. */
const MOST_NOTES = 100_000;

/** What is handed on of a confined process. */
type Heard = Exclude<Reply, { breaches: unknown } | { note: unknown }>;

/** Who waits for a confined process. */
export interface Listener {
  /** Hears each line from it, as it comes. */
  onReply(reply: Heard): void;
  /** Hears once that it has ended, by itself or because it said what makes no sense. */
  onEnd(): void;
}

/** Why no process can be confined here. */
export type Unconfinable = 'platform' | 'missing' | 'refused';

/** One process that plays a stranger's module where it reaches nothing, ended by {@link end} or with this process. */
export class ConfinedProcess {
  #listener: Listener | undefined;
  /** What came before anybody listened; undefined stands for the end. */
  #held: (Heard | undefined)[] = [];
  readonly #child: ChildProcess;
  readonly #call: Call;
  #left = MOST_NOTES;
  #over = false;

  private constructor(child: ChildProcess, call: Call) {
    this.#child = child;
    this.#call = call;
  }

  /**
   * Starts a process in which a module is confined, by the first launcher that holds what it promises: the process itself has tried to
   * leave before it loads the module.
   * @param module its path
   * @throws BadInput that names `--trust`, where no launcher is there or none holds
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

  /** @internal Takes a line of it. @returns the reply, when it says whether it is confined */
  take(line: string, player: PlayerName | undefined): readonly string[] | undefined {
    // Nothing counts that comes after what made no sense.
    if (this.#over) return undefined;
    const reply = readReply(line, player);
    if (reply === undefined) this.end();
    else if ('breaches' in reply) return reply.breaches;
    else if ('note' in reply) this.note(reply.note);
    else this.#hear(reply);
    return undefined;
  }

  /** @internal Passes a diagnosis on, printable and not without end. */
  note(text: string): void {
    if (this.#left <= 0) return;
    for (const line of text.replace(/\n$/, '').split('\n')) this.#call.io.err.write(`${printable(line).slice(0, this.#left)}\n`);
    this.#left -= text.length + 1; // a line without words is a line
    if (this.#left <= 0) this.#call.io.err.write('…\n');
  }

  /** @internal */
  ended(): void {
    this.#hear(undefined);
  }

  /** Hands on all that it said and will say. */
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

  /** Ends it, whatever it does. What it has said by then and was not heard is not heard any more. */
  end(): void {
    this.#over = true;
    this.#child.kill('SIGKILL');
  }

  /** @internal */
  static of(child: ChildProcess, call: Call): ConfinedProcess {
    return new ConfinedProcess(child, call);
  }
}

/** Starts a process by one launcher. @returns undefined when it did not start, or is not confined */
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
  // A port to try. The connections to it, if any, are closed.
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
    env: Object.fromEntries(Object.entries(io.env).filter((pair): pair is [string, string] => TOLD.test(pair[0]) && pair[1] !== undefined)),
    isTTY: io.out.isTTY,
    columns: io.out.columns,
    ...(words && { language: { tag: call.locale, words } }),
    job,
  };
  try {
    closeInherited();
    // In a session of its own: it shares neither terminal nor process group with anybody.
    const child = spawn(program!, args, { cwd: '/', detached: true, env: LAUNCHER_ENV, stdio: ['pipe', 'pipe', 'pipe'] });
    const confined = ConfinedProcess.of(child, call);
    child.stdin.on('error', () => undefined);
    child.stdin.write(`${JSON.stringify(start)}\n`);
    const said: string[] = [];
    let checked = false;
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (checked) confined.note(text);
      else said.push(text);
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
          if (checked) return confined.end(); // it says so once; another time, the module does
          checked = true;
          done(breaches);
        },
        () => confined.end(),
      );
    });
    if (found?.length === 0) return confined;
    confined.end();
    if (io.env['PATIENCE_DEBUG'])
      io.err.write(`${launcher.name}: ${printable(found === undefined ? said.join('').trim() : `reaches ${found.join(', ')}`)}\n`);
    return undefined;
  } finally {
    door.close();
  }
}

/**
 * Node's permission model besides, where this Node has it: no native code, no other program, no thread. Files and network are the
 * launcher's, so that the confined process can try whether they are closed.
 */
function nodeFlags(known: ReadonlySet<string> = process.allowedNodeEnvironmentFlags): string[] {
  const flag = ['--permission', '--experimental-permission'].find((name) => known.has(name));
  if (flag === undefined) return ['--no-warnings'];
  return ['--no-warnings', flag, '--allow-fs-read=*', '--allow-fs-write=*', ...(known.has('--allow-net') ? ['--allow-net'] : [])];
}

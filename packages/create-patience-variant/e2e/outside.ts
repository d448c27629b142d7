/** Helpers for tests outside of the repository, as an author or page owner works: with packed packages, plain npm and a static server. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedVariants, recordedWins } from '@patience/core/installed';
import type { PatienceGame } from '@patience/element';
import type { Page } from 'playwright-core';
import { play, stateOf } from '@patience/element/testing';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs a program and returns its output. @throws Error with the output when the program fails */
export function run(command: string, args: readonly string[], cwd: string, env: Readonly<Record<string, string>> = {}): Promise<string> {
  return new Promise((done, failed) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, NO_COLOR: '1', ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    const keep = (chunk: Buffer): void => void (printed += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', failed);
    child.on('close', (code) => {
      if (code === 0) done(printed);
      else failed(new Error(`${command} ${args.join(' ')} in ${cwd} ended with ${code}:\n${printed}`));
    });
  });
}

/** Runs npm without its messages and questions about the registry. */
export const npm = (args: readonly string[], cwd: string, env: Readonly<Record<string, string>> = {}): Promise<string> =>
  run('npm', args, cwd, {
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    npm_config_prefer_offline: 'true',
    ...env,
  });

/** Returns two installed patiences with a recorded won game that needs only clicks on cards and the stock. */
export function twoVariants(): { id: string; folder: string; package: string; won: WonGame }[] {
  const found = installedVariants(root).flatMap(({ id, folder, package: name }) => {
    const [won] = recordedWins({ id, folder }) as unknown as readonly WonGame[];
    return won ? [{ id, folder, package: name, won }] : [];
  });
  return found.sort((a, b) => a.won.gestures.flat().length - b.won.gestures.flat().length).slice(0, 2);
}

/** A saved game that ends with a win. */
export interface WonGame {
  readonly variant: string;
  readonly options: Readonly<Record<string, string | number>>;
  /** The deal: a deck, or a seed. */
  readonly deck?: string;
  readonly seed?: number;
  readonly gestures: readonly (readonly string[])[];
}

/**
 * Returns the first deal that the solver wins in few moves. The solver is the one that is installed in a folder, in a process of its own.
 * @param own the folder
 * @param module specifier by which the folder imports the patience
 */
export async function winningGame(own: string, module: string): Promise<WonGame> {
  const script = `
    import { deal, formatDeck } from '@patience/core/internals';
    import { solve } from '@patience/solver';
    import variant from '${module}';
    for (let seed = 1; ; seed++) {
      const { table, options } = deal(variant, { seed }).value;
      const deck = formatDeck(table.face);
      const { line } = await solve(table, { budget: 200_000 });
      if (!line || line.text.length > 150) continue;
      console.log(JSON.stringify({ variant: variant.id, options, deck, gestures: line.text.map((move) => [move]) }));
      break;
    }`;
  return JSON.parse(await run(process.execPath, ['--input-type=module', '--eval', script], own)) as WonGame;
}

/** Plays a won game with the mouse on the element of a page. @returns the status of the game afterwards */
export async function playByHand(page: Page, game: WonGame): Promise<string> {
  await page.waitForFunction(() => document.querySelector<PatienceGame>('patience-game')?.game);
  await page.locator('patience-game').evaluate(async (element: PatienceGame, { options, deck, seed }) => {
    const ready = new Promise((wake) => element.addEventListener('patience-ready', wake, { once: true }));
    Object.assign(element, { options, deck, seed, motion: 'none', taps: 'two' });
    await ready;
  }, game);
  await play(page, game, 'mouse');
  return (await stateOf(page)).status;
}

/**
 * Packs packages as they are published.
 * @returns a function that gives the tarball of a package by its name
 * @throws Error when a package cannot be packed
 */
export async function pack(into: string, only: readonly string[]): Promise<(name: string) => string> {
  await run('pnpm', [...only.map((name) => `--filter=${name}`), 'pack', '--pack-destination', into], root);
  const files = readdirSync(into);
  return (name) => {
    const file = files.find((tarball) => tarball.replace(/-\d+\.\d+\.\d.*\.tgz$/, '') === name.replace(/^@/, '').replace('/', '-'));
    if (!file) throw new Error(`${name} was not packed: ${files.join(', ')}`);
    return join(into, file);
  };
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.html': 'text/html',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** Serves a folder as a web site whose files other origins may read, as those of a package host. */
export class Host {
  readonly #server: Server;

  constructor(folder: string) {
    this.#server = createServer((request, response) => {
      const path = normalize(new URL(request.url ?? '/', 'http://host').pathname);
      const file = resolve(join(folder, path.endsWith('/') ? `${path}index.html` : path));
      if (!file.startsWith(resolve(folder)) || !existsSync(file)) return response.writeHead(404).end();
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream', 'access-control-allow-origin': '*' });
      return response.end(readFileSync(file));
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((wake) => this.#server.listen(0, '127.0.0.1', wake));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((wake) => this.#server.close(wake));
  }
}

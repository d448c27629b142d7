/**
 * `pnpm -F create-patience-variant quick-starts`: the quick starts of the element's documents for frameworks, followed in empty folders. The packages are packed as they
 * are published, and the frameworks come from the npm registry. Each project is checked by its framework's own checker of types, which has to
 * find two mistakes, then built, served and played. It takes a few minutes; names choose projects: `pnpm -F create-patience-variant quick-starts Next Vue`.
 * `--keep` leaves the folder. Needs what `pnpm build` and `pnpm types` write.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { PatienceGame } from '@patience/element';
import { launch } from '@patience/tooling/browser';
import type { Browser } from 'playwright-core';
import { Host, npm, pack } from '../e2e/outside.js';
import { follow, packagesOf, playAMove, quickStart } from '../e2e/quick-start.js';
import { projects, type Project } from './frameworks.js';

/** Mistakes to make in the file of a quick start, each with the word that the type checker's error has to contain. */
const MISTAKES = [
  [/variant="[\w-]+"/, '$& cloth="purple"', 'purple'],
  [/detail\.moves/, 'detail.movez', 'movez'],
] as const;

const { values, positionals } = parseArgs({ options: { keep: { type: 'boolean' } }, allowPositionals: true });
const chosen = positionals.length > 0 ? positionals : Object.keys(projects);
const unknown = chosen.filter((name) => !(name in projects));
if (unknown.length > 0) throw new Error(`There is no project "${unknown.join(', ')}"; there are ${Object.keys(projects).join(', ')}.`);

const outside = realpathSync(mkdtempSync(join(tmpdir(), 'patience-quick-starts-')));
const browser = await launch();
try {
  const wanted = [...new Set(chosen.flatMap((name) => packagesOf(quickStart(projects[name]!.heading))))];
  const tarball = await pack(join(outside, 'tarballs'), wanted);
  for (const name of chosen) await prove(name, projects[name]!, tarball);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await browser.close();
  if (values.keep) console.log(outside);
  else rmSync(outside, { recursive: true, force: true });
}

async function prove(name: string, project: Project, tarball: (name: string) => string): Promise<void> {
  const folder = join(outside, name.toLowerCase());
  for (const [file, text] of Object.entries(project.files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  await npm(['install', ...project.packages], folder);
  await follow(quickStart(project.heading), folder, tarball);

  await inFolder(project.types, folder);
  for (const [right, wrong, word] of MISTAKES) await expectMistake(name, project, folder, right, wrong, word);

  await inFolder(project.build, folder);
  await served(project, folder, async (address) => playOn(browser, name, address));
}

/** Makes a mistake in the file of a quick start and checks that the type checker reports it. */
async function expectMistake(name: string, project: Project, folder: string, right: RegExp, wrong: string, word: string): Promise<void> {
  const file = join(folder, project.component);
  const text = readFileSync(file, 'utf8');
  if (!right.test(text)) throw new Error(`✗ ${name}: ${project.component} does not match ${right.source}`);
  writeFileSync(file, text.replace(right, wrong));
  const complaint = await inFolder(project.types, folder).then(
    () => '',
    (error: unknown) => String(error),
  );
  writeFileSync(file, text);
  expect(`${name}: ${wrong} does not compile`, complaint.includes(word), true);
}

/** Checks the options, settings and listeners of the quick start on its page, and plays a move with the mouse. */
async function playOn(browser: Browser, name: string, address: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && !message.text().includes('404') && complaints.push(message.text()));
  await page.goto(address);
  const played = await playAMove(page);
  await page.getByText('Moves: 1').waitFor();
  const state = await page
    .locator('patience-game')
    .evaluate((element: PatienceGame) => [element.game!.options['draw'], element.fourColors, element.withoutTools]);
  expect(`${name}: a move is played, with the options, switches and listeners of the page`, [played, ...state], [1, 3, true, false]);
  expect(`${name}: the console has no errors`, complaints, []);
  await page.close();
}

/** Serves a built project while a function runs. */
async function served(project: Project, folder: string, act: (address: string) => Promise<void>): Promise<void> {
  if (typeof project.site === 'string') {
    const host = new Host(join(folder, project.site));
    await act(await host.open());
    return host.close();
  }
  const port = await freePort();
  const [program = '', ...args] = project.site;
  const server = spawn(join(folder, 'node_modules/.bin', program), [...args, String(port)], {
    cwd: folder,
    env: { ...process.env, ...quiet() },
    stdio: 'ignore',
  });
  try {
    const address = `http://127.0.0.1:${port}/`;
    while (!(await fetch(address).catch(() => undefined))) {
      if (server.exitCode !== null) throw new Error(`${program} ended with ${server.exitCode}.`);
      await new Promise((wake) => setTimeout(wake, 200));
    }
    await act(address);
  } finally {
    server.kill();
  }
  return undefined;
}

/** Runs a program that is installed in a folder, and returns its output. */
function inFolder(command: readonly string[], folder: string): Promise<string> {
  return npm(['exec', '--', ...command], folder, quiet());
}

/** Returns an environment in which Next sends no telemetry. */
function quiet(): Record<string, string> {
  return { NEXT_TELEMETRY_DISABLED: '1' };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((wake) => server.listen(0, '127.0.0.1', wake));
  const { port } = server.address() as AddressInfo;
  await new Promise((wake) => server.close(wake));
  return port;
}

/** Compares a value with the expected one. @param law sentence for the error @throws Error when they differ */
function expect(law: string, found: unknown, wanted: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error(`✗ ${law}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
  console.log(`✓ ${law}`);
}

/**
 * `pnpm -F create-patience-variant guide-proof`: follows the guide "Write a patience" in empty folders, as an author does, with the packages
 * that are packed now. Each command and block of code is read from the guide: it is run, written to the file that the text names, or compared
 * with what is printed. A block or command that this program does not follow is an error. The packages come from a registry on this machine,
 * so that commands run as they are printed. It takes some minutes; `--keep` leaves the folder. Needs what `pnpm build` and `pnpm types` write.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { PatienceGame } from '@patience/element';
import { launch } from '@patience/tooling/browser';
import type { Browser, Page } from 'playwright-core';
import { changeWhilePlaying } from '../e2e/dev-server.js';
import { Guide } from '../e2e/guide.js';
import { Host, npm, pack, playByHand, run, type WonGame } from '../e2e/outside.js';
import { followDiary } from './guide-diary.js';
import { edit, expect, expectPrinted } from './guide-files.js';
import { Registry, type Account } from './registry.js';

const PACKAGES = [
  '@patience/core',
  '@patience/recipe',
  '@patience/solver',
  '@patience/element',
  '@patience/cli',
  'create-patience-variant',
];

const { values } = parseArgs({ options: { keep: { type: 'boolean' } } });
const began = performance.now();
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'patience-guide-')));
const guide = new Guide();
let registry: Registry | undefined;
let browser: Browser | undefined;
let account: Account = {};

try {
  browser = await launch();
  registry = await Registry.start(join(folder, 'registry'), 'owner');
  await publishAll(await registry.join('owner'));
  account = { ...(await registry.join('author')), LANG: 'C' };

  await playRecipe(browser);
  await writeModule();
  const own = await changeRules(browser);
  await readyMadePieces(own);
  await testMore(own);
  await showPublished(browser, own);
  const made = await followDiary(guide, newFolder('diary'), sh);
  expect('the patience of the diary is published', await registry.versions(made), ['0.1.0']);
  expect('each block and command of the guide was followed', guide.unread(), []);
  console.log(`\nThe guide was followed in ${((performance.now() - began) / 1000).toFixed(0)} s.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await browser?.close();
  registry?.stop();
  if (values.keep) console.log(folder);
  else rmSync(folder, { recursive: true, force: true });
}

/** Runs a command line in a shell, as an author of a patience would. @returns what it prints @throws Error with the output when it fails */
async function sh(line: string, where: string): Promise<string> {
  return run('sh', ['-c', line], where, {
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    ...account,
  });
}

async function publishAll(owner: Account): Promise<void> {
  const tarballs = join(folder, 'tarballs');
  await pack(tarballs, PACKAGES);
  // Only CI can give provenance.
  for (const file of readdirSync(tarballs)) await npm(['publish', join(tarballs, file), '--provenance=false'], folder, owner);
}

function newFolder(name: string): string {
  mkdirSync(join(folder, name));
  return join(folder, name);
}

/** Does what the guide's section about recipes says: runs its commands, makes its mistake, and wins a game on its page. */
async function playRecipe(chromium: Browser): Promise<void> {
  const own = newFolder('recipe');
  const file = join(own, 'moonlight.json');
  const recipe = guide.block('recipe');
  writeFileSync(file, recipe);
  const printed: Record<string, string> = {};
  for (const line of lines(guide.block('recipeCommands'))) printed[line.split(' ').slice(0, 3).join(' ')] = await sh(line, own);
  expectPrinted('`check` finds no mistake in the recipe', printed['npx patience check']!, 'No mistake was found');
  expectPrinted('`deal` draws the recipe', printed['npx patience deal']!, 'Moonlight · Cells: 3 · deal 0');
  expectPrinted('`moves` lists moves', printed['npx patience moves']!, '10 moves:');
  expectPrinted('`solve` wins the deal', printed['npx patience solve']!, 'can be won · ');
  expectPrinted('`simulate` plays deals', printed['npx patience simulate']!, '20 deals');

  edit(file, '"run": "down alternate"', '"run": "down alternat"');
  expectPrinted('a mistake is named', await fails('npx patience deal ./moonlight.json', own), guide.block('recipeMistake'));
  writeFileSync(file, recipe);

  for (const line of lines(guide.block('pageCommands'))) await sh(line, own);
  writeFileSync(join(own, 'index.html'), htmlPage(guide.block('page')));
  const json = async (line: string): Promise<Record<string, unknown>> => {
    const answer = await sh(line, own);
    return JSON.parse(answer.slice(answer.indexOf('{'))) as Record<string, unknown>;
  };
  const { game } = await json('npx patience solve ./moonlight.json --seed 7 --json');
  const { deck } = await json('npx patience deal ./moonlight.json --seed 7 --json');
  await onPage(chromium, own, async (page) => {
    expect(
      'the recipe is won by the mouse on a page',
      await playByHand(page, { ...(game as WonGame), deck: (deck as string[]).join(' ') }),
      'won',
    );
    const id = await page.locator('patience-game').evaluate(async (element: PatienceGame, text) => {
      const ready = new Promise((wake) => element.addEventListener('patience-ready', wake, { once: true }));
      Object.assign(element, { recipe: { ...(JSON.parse(text) as object), id: 'given' } });
      await ready;
      return element.game!.variant.id;
    }, recipe);
    expect('the property `recipe` takes an object', id, 'given');
  });
}

/** Does what the guide's section about modules says: checks types, runs tests, builds, and adds points. */
async function writeModule(): Promise<void> {
  const where = newFolder('module');
  await sh(guide.command('npm create patience-variant moonlight -- --family open-columns'), where);
  const own = join(where, 'moonlight');
  const rules = join(own, 'src/index.ts');
  const module = guide.block('module');
  writeFileSync(rules, module);
  edit(join(own, 'src/words.ts'), /^ {2}options: .*$/gm, `  ${guide.block('moduleWords').trim()}`);
  await sh('npm install', own);
  expectPrinted('the module passes its tests', await sh(guide.command('npm test'), own), /Tests {2}\d+ passed/);
  await sh(guide.command('npm run build'), own);
  expectBuilt('the module', own);

  edit(rules, "run: 'down alternate'", "run: 'down alternat'");
  expectPrinted('the compiler names a mistake', await fails('npm test', own), /src\/index\.ts\(\d+,\d+\): error TS.*"down alternat"/);
  writeFileSync(rules, module);
  edit(rules, /^ {2}rank: /m, `  ${guide.block('points')}  ${guide.span('status: { over: ')},\n  rank: `);
  expectPrinted('with points and an end it passes its tests', await sh('npm test', own), /Tests {2}\d+ passed/);
}

/** Does what the guide's section "A quarter of an hour" says. @returns the folder of the package */
async function changeRules(chromium: Browser): Promise<string> {
  const where = newFolder('quarter');
  const [create = '', install = '', dev = ''] = lines(guide.block('quarter'));
  await sh(create, where);
  await sh(install, where);
  const own = join(where, 'moonlight');
  const manifest = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8')) as {
    scripts: { dev: string };
    peerDependencies: Readonly<Record<string, string>>;
  };
  // The command starts Vite, which is started without npm here: npm does not end its child.
  expect('`npm run dev` is the server of Vite', [dev, guide.command('npm run dev'), manifest.scripts.dev], [dev, dev, 'vite']);
  expect('a saved change is dealt without loading the page again', await changeWhilePlaying(own, chromium), true);
  expect('the peer dependency is the range that the guide names', guide.span('>=0.1.0 <'), manifest.peerDependencies['@patience/core']);
  expectPrinted('the new package passes its tests', await sh('npm test', own), /Tests {2}\d+ passed/);
  await sh('npm run build', own);
  expectBuilt('the new package', own);
  expectPrinted('the command line draws it', await sh(guide.command('npx patience deal moonlight'), own), 'Moonlight · ');
  expectPrinted('`--help` lists commands', await sh(guide.command('npx patience --help'), own), 'simulate');
  return own;
}

/** Checks that core exports the ready-made pieces that the guide lists. */
async function readyMadePieces(own: string): Promise<void> {
  const names = guide.column('Ready-made pieces').flatMap((cell) => Array.from(cell.matchAll(/`(\w+)`/g), ([, name]) => name!));
  const script = `const core = await import('@patience/core'); console.log(${JSON.stringify(names)}.filter((name) => !(name in core)).join());`;
  const missing = (await run(process.execPath, ['--input-type=module', '--eval', script], own)).trim();
  expect(`core exports the ${names.length} ready-made pieces`, [names.length > 0, missing], [true, '']);
}

/** Does what the guide says in "Reading the kit" and about the solver: adds a won game and a table with given cards to the tests. */
async function testMore(own: string): Promise<void> {
  for (const line of lines(guide.block('wonCommand'))) await sh(line, own);
  const tests = join(own, 'src/index.test.ts');
  const [imports, call] = guide.block('wonTest').trim().split('\n\n') as [string, string];
  edit(tests, /^conformance\(.*$/m, call);
  edit(tests, "import { conformance } from '@patience/core/testing';", "import { conformance, layOut } from '@patience/core/testing';");
  edit(tests, /^/, `${imports}\n`);
  edit(tests, /$/, `\ntest('laid out by hand', () => {\nconst variant = moonlight;\n${guide.block('laidOut')}});\n`);
  const schema = JSON.parse(readFileSync(join(own, 'node_modules/@patience/core/tests.schema.json'), 'utf8')) as { properties: object };
  const unknown = Object.keys(JSON.parse(guide.block('specification')) as object).filter(
    (field) => !Object.hasOwn(schema.properties, field),
  );
  expectPrinted('the example of tests.json has fields of the schema', unknown.join() || 'only', 'only');
  expectPrinted('the tests with a won game and a laid out table pass', await sh('npm test', own), /Tests {2}\d+ passed/);
  expectPrinted('the won game replays', await sh(guide.command('npx patience replay src/fixtures/won.json'), own), /^won · /m);
  expectPrinted('`perft` counts', await sh(guide.command('npx patience perft moonlight --seed 7 --depth 2'), own), /^ +2 +\d/m);
  expectPrinted('`solve` wins the built patience', await sh(guide.command('npx patience solve moonlight --seed 7'), own), 'can be won · ');
  const simulated = await sh(guide.command('npx patience simulate moonlight --deals 100 --player first'), own);
  expectPrinted('`simulate` wins by rank', simulated, /^won +[1-9]/m);
}

/** Shows the published module on a page that loads everything from another host. */
async function showPublished(chromium: Browser, own: string): Promise<void> {
  const where = newFolder('page');
  writeFileSync(join(where, 'index.html'), htmlPage(guide.block('publishedPage')));
  const id = await onPage(
    chromium,
    where,
    async (page) => page.locator('patience-game').evaluate((element: PatienceGame) => element.game!.variant.id),
    own,
  );
  expect('a page plays the published module from another host', id, 'moonlight');
}

function expectBuilt(what: string, own: string): void {
  const built = readFileSync(join(own, 'dist/index.js'), 'utf8');
  const imports = /^[ \t]*(import|export .* from)\b.*/m.exec(built)?.[0] ?? '';
  expect(`${what} is built as one module without imports, with its types`, [imports, existsSync(join(own, 'dist/index.d.ts'))], ['', true]);
}

/** Runs a command that has to fail. @returns its output */
async function fails(line: string, where: string): Promise<string> {
  return sh(line, where).then(
    () => {
      throw new Error(`✗ "${line}" has to fail`);
    },
    (error: unknown) => String(error),
  );
}

/**
 * Opens the page of a folder and waits for its game.
 * @param own the folder of a package that the host `any.host` serves
 * @throws Error when a script of the page fails
 */
async function onPage<T>(chromium: Browser, where: string, act: (page: Page) => Promise<T>, own = where): Promise<T> {
  const host = new Host(where);
  const page = await chromium.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route('https://any.host/**', (route) => {
    const path = new URL(route.request().url()).pathname;
    const file = path.startsWith('/@') ? join(own, 'node_modules', path) : join(own, path.replace(/^\/[^/]+/, ''));
    return route.fulfill({
      path: file,
      headers: { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' },
    });
  });
  try {
    await page.goto(await host.open());
    await page.waitForFunction(() => document.querySelector<PatienceGame>('patience-game')?.game);
    const answer = await act(page);
    expect('the page has no errors', errors, []);
    return answer;
  } finally {
    await page.close();
    await host.close();
  }
}

function htmlPage(body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Guide</title><style>body { margin: 0 } patience-game { block-size: 100vh }</style>${body}</html>`;
}

function lines(block: string): string[] {
  return block.trim().split('\n');
}

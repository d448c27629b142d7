/**
 * `pnpm -F create-patience-variant publish-proof`: proves on a local registry that publishing works. A copy of this repository is versioned
 * and published by changesets. Outside of it an author writes a patience with plain npm, publishes it, installs it beside the element in a
 * page that Vite builds, and wins it by mouse. Then core gets a patch and one variant a minor version, and only these two are published.
 * All traces are removed, so that it can be run again at any time. It takes about ten minutes of processor time. `-- --no-build` uses the
 * existing build; `-- --keep` keeps the folder. Provenance is left out: only CI can give it.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from '@patience/tooling/browser';
import { packages, root, variants, type Package } from '@patience/tooling/workspace';
import { Host, npm, playByHand, run, winningGame } from '../e2e/outside.js';
import { Registry, type Account } from './registry.js';

const { values } = parseArgs({ options: { 'no-build': { type: 'boolean' }, keep: { type: 'boolean' } } });
const began = performance.now();
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'patience-proof-')));
const copy = join(folder, 'repository');
const published = packages().filter(({ manifest }) => manifest['private'] !== true);
let registry: Registry | undefined;

try {
  if (!values['no-build'])
    await run(join(root, 'node_modules/.bin/turbo'), ['run', 'build', 'build-variants', 'declarations', '--filter=!@patience/web'], root);
  registry = await Registry.start(join(folder, 'registry'), 'owner');
  const [owner, stranger] = [await registry.join('owner'), await registry.join('stranger')];

  await copyRepository();
  await changeset(['version'], owner);
  const first = await release(owner);
  expect('everything is published once', first.length, published.length);
  expect('publishing again publishes nothing', await release(owner), []);

  const own = await patienceOfAStranger(stranger);
  await expectRefused(stranger);
  await winOnAPage(own, stranger, '1.0.0');

  const [variant] = variants();
  announce('a-fault', '@patience/core', 'patch', 'A fault is gone.');
  announce('an-option', variant!.name, 'minor', 'A new option.');
  await changeset(['version'], owner);
  expect(
    'a patch of core and a minor of one variant are published, and nothing else',
    await release(owner),
    ['@patience/core@1.0.1', `${variant!.name}@1.1.0`].sort(),
  );
  await winOnAPage(own, stranger, '1.0.1');
  console.log(`\n${first.length + 2} releases, proved in ${((performance.now() - began) / 1000).toFixed(0)} s.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  registry?.stop();
  if (values.keep) console.log(folder);
  else rmSync(folder, { recursive: true, force: true });
}

/** Compares a value with the expected one. @param law sentence for the error @throws Error when they differ */
function expect(law: string, found: unknown, wanted: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error(`✗ ${law}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
  console.log(`✓ ${law}`);
}

/** Copies all files of the repository that git does not ignore, and the built files, and installs the copy from the lock file. */
async function copyRepository(): Promise<void> {
  const files = (await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], root)).split('\0').filter(Boolean);
  for (const file of files.filter((path) => existsSync(join(root, path)))) cpTo(file);
  for (const { path } of published)
    for (const made of ['dist', 'custom-elements.json']) if (existsSync(join(root, path, made))) cpTo(join(path, made));
  for (const { path } of published) withoutProvenance(join(copy, path, 'package.json'));
  withoutProvenance(join(copy, 'packages/tooling/src/manifests.js')); // from which the manifests of variants are written when they are packed
  await git('init', '--quiet', '--initial-branch=main');
  await commit('As it lies here');
  await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'], copy, { CI: '1' });
}

function cpTo(path: string): void {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  cpSync(join(root, path), join(copy, path), { recursive: true });
}

function withoutProvenance(file: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(/("?provenance"?): true/, '$1: false'));
}

async function git(...args: string[]): Promise<void> {
  await run('git', args, copy);
}

async function commit(subject: string): Promise<void> {
  await git('add', '--all');
  await git('-c', 'user.name=Proof', '-c', 'user.email=proof@localhost', 'commit', '--quiet', '--message', subject);
}

async function changeset(args: readonly string[], account: Account): Promise<void> {
  await run(join(copy, 'node_modules/.bin/changeset'), args, copy, { ...account, CI: '1' });
  if (args[0] === 'version') await commit('Versions');
}

function announce(name: string, of: string, kind: 'patch' | 'minor', sentence: string): void {
  writeFileSync(join(copy, '.changeset', `${name}.md`), `---\n'${of}': ${kind}\n---\n\n${sentence}\n`);
}

/** Publishes every version that is not published yet. @returns the new versions as `name@version`, in alphabetical order */
async function release(account: Account): Promise<string[]> {
  const there = async (): Promise<string[]> =>
    (
      await Promise.all(published.map(async ({ name }: Package) => (await registry!.versions(name)).map((version) => `${name}@${version}`)))
    ).flat();
  const before = await there();
  await changeset(['publish', '--no-git-tag'], account);
  return (await there()).filter((release) => !before.includes(release)).sort();
}

/** Follows the README as an author: runs `npm create patience-variant`, the tests and `npm publish`. @returns the name of the package */
async function patienceOfAStranger(account: Account): Promise<string> {
  await npm(['create', 'patience-variant', 'first-try', '--', '--yes', '--family', 'open-columns'], folder, account);
  const own = join(folder, 'first-try');
  await npm(['install'], own, account);
  await npm(['publish'], own, account);
  expect('a stranger creates a patience, tests it and publishes it', await registry!.versions('patience-first-try'), ['0.1.0']);
  return 'patience-first-try';
}

/** Checks that an author cannot publish under the names of this project. */
async function expectRefused(account: Account): Promise<void> {
  const own = join(folder, 'not-ours');
  mkdirSync(own);
  writeFileSync(join(own, 'package.json'), JSON.stringify({ name: '@patience/not-ours', version: '1.0.0' }));
  const printed = await npm(['publish', '--access', 'public'], own, account).catch((error: unknown) => String(error));
  expect('a stranger publishes nothing under names of others', /403|not allowed/.test(printed), true);
}

/** Installs the element and a published patience in a page, builds it with Vite, and wins a game by clicks. */
async function winOnAPage(patience: string, account: Account, core: string): Promise<void> {
  const own = join(folder, `page-${core}`);
  mkdirSync(own);
  writeFileSync(join(own, 'package.json'), JSON.stringify({ name: 'page', private: true, type: 'module' }));
  await npm(['install', '@patience/core', '@patience/solver', '@patience/element', patience, 'vite@8'], own, account);
  const installed = JSON.parse(readFileSync(join(own, 'node_modules/@patience/core/package.json'), 'utf8')) as { version: string };
  writeFileSync(
    join(own, 'index.html'),
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title><style>body { margin: 0 } patience-game { block-size: 100vh }</style>' +
      '<patience-game variant="first-try"></patience-game><script type="module" src="/main.js"></script>',
  );
  writeFileSync(join(own, 'main.js'), `import '@patience/element/define';\nimport '${patience}/register';\n`);
  await npm(['exec', '--', 'vite', 'build', '--logLevel', 'error'], own, account);
  const game = await winningGame(own, patience);
  const host = new Host(join(own, 'dist'));
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
    await page.goto(await host.open());
    expect(
      `core ${core}, the element and the stranger's patience are a page, and it is won by the mouse`,
      [installed.version, await playByHand(page, game)],
      [core, 'won'],
    );
  } finally {
    await browser.close();
    await host.close();
  }
}

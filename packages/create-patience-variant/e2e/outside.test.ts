import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PatienceGame } from '@patience/element';
import { launch } from '@patience/tooling/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepWonGame, withMistake } from './author.js';
import { changeWhilePlaying } from './dev-server.js';
import { Host, npm, pack, playByHand, run, twoVariants, winningGame, type WonGame } from './outside.js';

const outside = realpathSync(mkdtempSync(join(tmpdir(), 'patience-outside-')));
const at = (...path: string[]): string => join(outside, ...path);
const variants = twoVariants();
const hosts: Host[] = [];
let browser: Browser;
/** Paths of the tarballs of packed packages. */
let core = '';
let recipe = '';
let solver = '';
let element = '';
let cli = '';
let create = '';
let packed: string[] = [];

beforeAll(async () => {
  browser = await launch();
  const ours = ['@patience/core', '@patience/recipe', '@patience/solver', '@patience/element', '@patience/cli', 'create-patience-variant'];
  const tarball = await pack(at('tarballs'), [...ours, ...variants.map((variant) => variant.package)]);
  [core, recipe, solver, element, cli, create] = ours.map(tarball) as [string, string, string, string, string, string];
  packed = variants.map((variant) => tarball(variant.package));
}, 300_000);
afterAll(async () => {
  await browser.close();
  await Promise.all(hosts.map((host) => host.close()));
  rmSync(outside, { recursive: true, force: true });
});

/** Serves a folder and opens a page of it. An error on the page fails the test. */
async function visit(folder: string, path = '/'): Promise<Page> {
  const host = new Host(folder);
  hosts.push(host);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  page.on('pageerror', (error) => expect.unreachable(error.message));
  await page.goto((await host.open()) + path);
  return page;
}

/** Wins a game with the mouse on the element of a page. */
async function winByHand(page: Page, game: WonGame): Promise<void> {
  expect(await playByHand(page, game)).toBe('won');
}

/** Makes a folder with a manifest. */
function folder(name: string, manifest: object = {}): string {
  rmSync(at(name), { recursive: true, force: true });
  mkdirSync(at(name));
  writeFileSync(at(name, 'package.json'), JSON.stringify({ name, version: '1.0.0', private: true, type: 'module', ...manifest }));
  return at(name);
}

const html = (body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Outside</title><style>body { margin: 0 } patience-game { block-size: 100vh }</style>${body}`;

test(
  'npm create makes a package that is installed, tested, played and won, without a network after the install',
  { timeout: 400_000 },
  async () => {
    rmSync(at('first-try'), { recursive: true, force: true });
    await npm(
      ['exec', '--yes', `--package=${create}`, '--', 'create-patience-variant', 'first-try', '--yes', '--family', 'open-columns'],
      outside,
    );
    const own = at('first-try');
    await npm(['install', '--save-dev', core, recipe, solver, element, cli], own);
    const offline = { npm_config_offline: 'true' };
    expect(await npm(['test'], own, offline)).toMatch(/Tests\s+\d+ passed/);
    await expect(withMistake(own, () => npm(['test'], own, offline))).rejects.toThrow(/src\/index\.ts\(\d+,\d+\): error TS/);
    await npm(['run', 'build'], own, offline);
    const built = readFileSync(join(own, 'dist/index.js'), 'utf8');
    expect(built).not.toMatch(/^[ \t]*(import|export .* from)\b/m);
    await npm(['exec', '--', 'vite', 'build', '--outDir', 'page', '--logLevel', 'error'], own, offline);

    await keepWonGame(own, offline);
    const found = await winningGame(own, './dist/index.js');
    const page = await visit(join(own, 'page'));
    await winByHand(page, found);
    expect(await changeWhilePlaying(own, browser)).toBe(true);
  },
);

test(
  'npm create makes a package of recipes that is installed, tested, built and known to the command line',
  { timeout: 400_000 },
  async () => {
    rmSync(at('my-recipes'), { recursive: true, force: true });
    rmSync(at('my-games'), { recursive: true, force: true });
    mkdirSync(at('my-recipes'));
    const examples = fileURLToPath(new URL('../../recipe/examples', import.meta.url));
    const base = 'my-klondike';
    copyFileSync(join(examples, `${base}.json`), at('my-recipes', 'first.json'));
    const twin = { id: 'my-whitehead', extends: base, links: { down: 'down colour' }, options: { draw: [1], redeals: [0] } };
    writeFileSync(at('my-recipes', 'second.json'), JSON.stringify(twin));
    await npm(['exec', '--yes', `--package=${create}`, '--', 'create-patience-variant', 'my-games', '--recipe', 'my-recipes'], outside);
    const own = at('my-games');
    await npm(['install', '--save-dev', core, recipe, solver, element, cli], own);
    const offline = { npm_config_offline: 'true' };
    expect(await npm(['test'], own, offline)).toMatch(/Tests\s+\d+ passed/);
    await npm(['run', 'build'], own, offline);
    await npm(['exec', '--', 'vite', 'build', '--outDir', 'page', '--logLevel', 'error'], own, offline);
    const patience = (...args: string[]): Promise<string> => npm(['exec', '--', 'patience', ...args], own, { ...offline, LANG: 'C' });
    expect(await patience('list')).toMatch(/^my-klondike .*\nmy-whitehead /m);
    const answer = await patience('deal', './dist/my-whitehead.js', '--json');
    // npm may print warnings of its own before it.
    expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({ variant: 'my-whitehead' });
    const page = await visit(join(own, 'page'));
    await page.waitForFunction(() => document.querySelector<PatienceGame>('patience-game')?.game?.variant.id === 'my-klondike');
    await page.getByRole('combobox', { name: 'Game' }).selectOption(twin.id);
    await page.waitForFunction((id) => document.querySelector<PatienceGame>('patience-game')?.game?.variant.id === id, twin.id);
  },
);

test('a page with core, element and two patiences is built by Vite and won with the mouse', { timeout: 300_000 }, async () => {
  const [one, two] = variants;
  const own = folder('page');
  await npm(['install', core, recipe, solver, element, ...packed, 'vite@8'], own);
  writeFileSync(at('page/index.html'), html('<patience-game></patience-game><script type="module" src="/main.js"></script>'));
  writeFileSync(
    at('page/main.js'),
    `import '@patience/element/define';
import { register } from '@patience/core';
import '${one!.package}/register';
register({ id: '${two!.id}', from: '${two!.package}', load: () => import('${two!.package}').then((module) => module.default) });
document.querySelector('patience-game').variant = '${one!.id}';
`,
  );
  await npm(['exec', '--', 'vite', 'build', '--logLevel', 'error'], own);
  const page = await visit(at('page/dist'));
  await winByHand(page, one!.won);
  await page.locator('patience-game').evaluate((game: PatienceGame, id) => {
    Object.assign(game, { variant: id, options: {}, deck: undefined });
  }, two!.id);
  await page.waitForFunction((id) => document.querySelector<PatienceGame>('patience-game')?.game?.variant.id === id, two!.id);
  await winByHand(page, two!.won);
});

test('a packed patience is one module without imports', async () => {
  const own = folder('alone');
  await npm(['install', '--legacy-peer-deps', packed[0]!], own);
  expect(existsSync(at('alone/node_modules/@patience/core'))).toBe(false);
  const printed = await run(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `const { default: variant } = await import('${variants[0]!.package}'); console.log(variant.id, variant.api);`,
    ],
    own,
  );
  expect(printed.trim()).toBe(`${variants[0]!.id} 1`);
});

test('a page without a build loads a packed patience from another origin', async () => {
  const [one] = variants;
  await run('tar', ['-xzf', packed[0]!, '-C', folder('host')], outside);
  await run('tar', ['-xzf', element, '-C', folder('plain')], outside);
  const host = new Host(at('host/package'));
  hosts.push(host);
  writeFileSync(
    at('plain/index.html'),
    html(
      `<patience-game src="${await host.open()}/dist/index.js"></patience-game><script type="module" src="/package/dist/patience-game.cdn.js"></script>`,
    ),
  );
  const page = await visit(at('plain'));
  await page.waitForFunction(() => document.querySelector<PatienceGame>('patience-game')?.game);
  await winByHand(page, one!.won);
});

/** Changes that break the contract, each with the function that breaks it and the message that is expected. */
const BROKEN: Readonly<Record<string, readonly [change: string, where: string, law: RegExp]>> = {
  throws: ["after() { throw new RangeError('lost the queen'); }", 'after', /threw RangeError: lost the queen/],
  'throws-later': [
    "after(table, options, move) { if (move) throw new RangeError('lost the queen'); }",
    'after',
    /threw RangeError: lost the queen/,
  ],
  overdeals: [
    "deal(table) { for (let i = 0; i < 53; i++) table.move('pack', 'stock'); }",
    'deal',
    /move\(pack, stock\) of 1 cards is impossible: "pack" holds 0/,
  ],
  underdeals: ["deal(table) { table.move('pack', 'stock'); }", 'deal', /must deal every card, but 51 of 52 are left on the pack/],
  restless: [
    "after(table) { table.set('n', 1 - table.counter('n')); }",
    'after',
    /must come to rest, but still changes the table after 1,000 rounds/,
  ],
  undecided: ["status: () => 'maybe'", 'status', /must return playing, won, lost or over, not "maybe"/],
  crowded: [
    "table: () => Array.from({ length: 10_000 }, (_, i) => ({ id: `t${i}`, role: 'tableau', at: [i % 20, 0] }))",
    'table',
    /returns 10000 piles; at most 250 are possible/,
  ],
  newer: ['api: 2', 'api', /must be 1, the version of the contract that this core implements, not 2/],
  needy: ["needs: ['weather']", 'needs', /names "weather", which this core does not have; update @patience\/core/],
  older: ['api: 0', 'api', /must be 1, the version of the contract that this core implements, not 0/],
};

const module = (
  id: string,
  change: string,
): string => `const words = { name: 'Broken', summary: '…', rules: '…', actions: { turn: 'Turn' } };
export default {
  api: 1, id: '${id}', rules: 1, options: {}, deck: () => ({}), strings: { de: words, en: words },
  table: () => [{ id: 'stock', role: 'stock', at: [0, 0] }, { id: 'f1', role: 'foundation', at: [1, 0] }],
  deal(table) { table.move('pack', 'stock', { count: 52 }); },
  actions: { turn: { on: 'stock', when: (view) => view.count('stock') > 0 || 'stock-empty', run(table) { table.move('stock', 'f1', { face: 'up' }); } } },
  ${change},
};
`;

test('a patience that breaks the contract causes one error with its id, function and law, and the page goes on', async () => {
  const own = folder('broken');
  await npm(['install', core], own);
  for (const [id, [change]] of Object.entries(BROKEN)) writeFileSync(join(own, `${id}.js`), module(id, change));
  writeFileSync(join(own, 'good.js'), module('good', 'futureField: 7'));
  const printed = JSON.parse(
    await run(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `
    import { Game, ContractError } from '@patience/core';
    const printed = {};
    for (const id of ${JSON.stringify([...Object.keys(BROKEN), 'good'])}) {
      try {
        const game = Game.start((await import('./' + id + '.js')).default).value;
        game.play('turn');
        printed[id] = game.status;
      } catch (error) {
        printed[id] = error instanceof ContractError ? error.message : 'not a ContractError: ' + error;
      }
    }
    console.log(JSON.stringify(printed));`,
      ],
      own,
    ),
  ) as Record<string, string>;
  expect(printed['good']).toBe('playing');
  for (const [id, [, where, law]] of Object.entries(BROKEN)) {
    expect(printed[id]).toMatch(law);
    expect(printed[id]!.startsWith(`Variant "${id}", ${where}: `), printed[id]).toBe(true);
  }

  if (!existsSync(at('plain'))) await run('tar', ['-xzf', element, '-C', folder('plain')], outside);
  writeFileSync(
    at('plain/broken.html'),
    html('<patience-game></patience-game><script type="module" src="/package/dist/patience-game.cdn.js"></script>'),
  );
  const host = new Host(own);
  hosts.push(host);
  const page = await visit(at('plain'), '/broken.html');
  const address = await host.open();
  const shown = async (id: string): Promise<string> =>
    page.locator('patience-game').evaluate(async (game: PatienceGame, src) => {
      const shownText = new Promise<string>((wake) => {
        game.addEventListener('patience-error', ({ detail }) => wake(detail.message || String(detail.params['why'])), { once: true });
        game.addEventListener('patience-ready', () => wake('ready'), { once: true });
      });
      game.src = src;
      const first = await shownText;
      if (first !== 'ready') return first;
      const refused = new Promise<string>((wake) =>
        game.addEventListener('patience-error', ({ detail }) => wake(detail.message || String(detail.params['why'])), { once: true }),
      );
      const moved = new Promise<string>((wake) => game.addEventListener('patience-move', () => wake('moved'), { once: true }));
      try {
        game.play('turn');
      } catch (error) {
        return String(error);
      }
      return Promise.race([refused, moved]);
    }, `${address}/${id}.js`);
  for (const [id, [, where, law]] of Object.entries(BROKEN)) {
    const shownText = await shown(id);
    expect(shownText).toMatch(law);
    expect(shownText).toMatch(new RegExp(`\\b${id}\\b.*[ ,:] ${where.replaceAll('.', '\\.')}: `));
    expect(await shown('good'), `after ${id}`).toBe('moved');
  }
});

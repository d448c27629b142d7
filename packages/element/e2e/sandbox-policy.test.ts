import { readFileSync } from 'node:fs';
import { Game } from '@patience/core';
import { loadInstalled } from '@patience/core/installed';
import { LIKE_A_DESKTOP } from '@patience/tooling/browser';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type {} from '../src/index.js';
import { openForTests } from './open-site.js';
import { variants } from './site.js';

/** Any patience, and the moves of its first deal. */
const { id } = variants[0]!;
const started = Game.start(await loadInstalled(variants[0]!), { seed: 1 });
if (!started.ok) throw new Error(started.error.message);
const [move = ''] = started.value.legalMoves();

const site = openForTests(
  { '/': { html: '<script type="module" src="/element/patience-game.cdn.js"></script>' } },
  { launching: LIKE_A_DESKTOP },
);
const TRUSTED = "require-trusted-types-for 'script'; trusted-types lit-html";
/** The policy that docs/sandbox.md tells page owners to send, on a page that allows nothing else. The module's host is this site. */
const [LINE] = /^script-src .+ https:\/\/any\.host$/m.exec(readFileSync(new URL('../docs/sandbox.md', import.meta.url), 'utf8'))!;
const ALLOWED = `default-src 'none'; ${LINE.replace('https://any.host', "'self'")}`;

/** Opens a page with a policy and collects its errors. */
async function open(policy: string): Promise<{ page: Page; complaints: string[] }> {
  const page = await site.browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.route(`${site.base}/`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  await page.goto(site.base);
  return { page, complaints };
}

/** Puts a table in a sandbox on a page, and plays. Returns the gesture, or the problem. */
const play = (page: Page): Promise<unknown> =>
  page.evaluate(
    async ([id, move]) => {
      const element = Object.assign(document.createElement('patience-game'), { src: `/variants/${id}.js`, sandbox: true, seed: 1 });
      const failed = new Promise((done) => element.addEventListener('patience-error', ({ detail }) => done(detail)));
      const moved = new Promise((done) => element.addEventListener('patience-move', ({ detail }) => done(detail.gesture)));
      element.addEventListener('patience-ready', () => element.play(move));
      document.body.append(element);
      return Promise.race([moved, failed]);
    },
    [id, move] as const,
  );

test.each([
  ['what the documents say', ALLOWED],
  ['that and requires Trusted Types', `${ALLOWED}; ${TRUSTED} patience-sandbox`],
  ['that and some names of Trusted Types, without requiring them', `${ALLOWED}; trusted-types lit-html`],
])('a sandboxed table is played on a page whose policy names %s', async (_what, policy) => {
  const { page, complaints } = await open(policy);
  expect(await play(page)).toEqual([move]);
  // A name that is neither allowed nor needed is tried all the same.
  expect(complaints.filter((text) => !text.includes('patience-sandbox'))).toEqual([]);
  await page.close();
});

test('a page that requires Trusted Types without our policy gets a problem event', async () => {
  const { page } = await open(`${ALLOWED}; ${TRUSTED}`);
  expect(await play(page)).toMatchObject({ code: 'variant-broken', params: { why: expect.stringContaining('TrustedHTML') as string } });
  await page.close();
});

test('no game is played while the scripts of a sandbox are blocked: a saved game waits, and other methods return false', async () => {
  const { page } = await open("default-src 'none'; script-src 'self'; connect-src 'self'");
  const answers = await page.evaluate(
    async ([id, move]) => {
      const element = Object.assign(document.createElement('patience-game'), { src: `/variants/${id}.js`, sandbox: true });
      const failed = new Promise((done) => element.addEventListener('patience-error', ({ detail }) => done(detail.params['why'])));
      document.body.append(element);
      while (!element.shadowRoot?.querySelector('iframe')) await new Promise(requestAnimationFrame);
      const save = { format: 1, variant: id, rules: 1, options: {}, seed: 1, gestures: [] };
      const answers = [element.play(move), element.undo(), element.redo(), element.autoMove(), element.load(save), await element.hint()];
      return [...answers, element.save(), await failed];
    },
    [id, move] as const,
  );
  expect(answers).toEqual([
    false,
    false,
    false,
    false,
    true,
    undefined,
    undefined,
    expect.stringContaining('the policy of the page may forbid'),
  ]);
  await page.close();
});

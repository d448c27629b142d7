import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LIKE_A_DESKTOP } from '@patience/tooling/browser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type {} from '../src/index.js';
import { openForTests } from './opened.js';

/** A patience that looks for a way out whenever it is asked. */
const MODULE = (to: string): string => `
const tries = () => {
  for (const way of [() => fetch('${to}/fetch'), () => import('${to}/import.js'), () => (new Image().src = '${to}/image'),
    () => (parent.document.title = 'mine'), () => (top.document.title = 'mine'), () => localStorage.setItem('mine', '1'), () => open('${to}/window')])
    try { Promise.resolve(way()).catch(() => {}); } catch {}
};
tries();
const words = { name: 'Trojan', summary: 'One card.', rules: 'To the right.' };
export default {
  api: 1, id: 'trojan', rules: 1, options: {},
  deck: () => ({ suits: ['S'], ranks: [1] }),
  table: () => [
    { id: 'l', role: 'tableau', at: [0, 0], take: 'top', accept: { empty: 'any' } },
    { id: 'r', role: 'foundation', at: [1, 0], accept: { empty: 'any' } },
  ],
  deal: (table) => { tries(); table.move('pack', 'l', { face: 'up' }); },
  strings: { de: words, en: words },
};`;

const site = openForTests(
  { '/': { html: '<script type="module" src="/element/patience-game.cdn.js"></script>' } },
  { launching: LIKE_A_DESKTOP },
);
const requests: string[] = [];
const stranger: Server = createServer((request, response) => {
  requests.push(request.url ?? '');
  const body = request.url === '/endless.js' ? 'for (;;);' : MODULE(`http://127.0.0.1:${(stranger.address() as AddressInfo).port}`);
  response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' }).end(body);
});

beforeAll(async () => {
  await new Promise<void>((listening) => stranger.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  stranger.closeAllConnections();
  await new Promise((closed) => stranger.close(closed));
});

test('a module in a cell is played through the element’s own methods and events, and reaches nothing', async () => {
  const page = await site.browser.newPage();
  await page.goto(site.base);
  const src = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}/game.js`;
  const played = await page.evaluate(async (address) => {
    const element = document.createElement('patience-game');
    const next = (event: string): Promise<unknown> =>
      new Promise((done) => element.addEventListener(event, (told) => done((told as CustomEvent).detail), { once: true }));
    Object.assign(element, { src: address, seed: 7, autosave: 'mine' });
    element.cell = true;
    const ready = next('patience-ready');
    document.body.append(element);
    await ready;
    const won = next('patience-won');
    element.play('l>r');
    const detail = await won;
    const undone = next('patience-undo');
    element.undo();
    await undone;
    const { gestures, cursor, seed } = element.save()!;
    return {
      detail,
      gestures,
      cursor,
      seed,
      game: element.game,
      status: element.status,
      title: document.title,
      kept: Object.keys(localStorage),
    };
  }, src);
  expect(played).toMatchObject({
    detail: { gesture: ['l>r'], status: 'won', moves: 1 },
    gestures: [['l>r']],
    cursor: 0,
    seed: 7,
    status: 'playing',
    title: 'Test',
    kept: [`patience:mine:cell:${src}`],
  });
  expect(played.game).toBeUndefined();
  expect(requests).toEqual(['/game.js']);
  await page.close();
});

test('one that never ends is removed, and the page is told', async () => {
  const page = await site.browser.newPage();
  await page.goto(site.base);
  const src = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}/endless.js`;
  const problem = await page.evaluate(async (address) => {
    const element = document.createElement('patience-game');
    Object.assign(element, { src: address, cell: true });
    const told = new Promise((done) =>
      element.addEventListener('patience-error', ({ detail }) => done(detail.params['why']), { once: true }),
    );
    document.body.append(element);
    return told;
  }, src);
  expect(problem).toBe('it does not answer');
  expect(await page.locator('patience-game iframe').count()).toBe(0);
  await page.close();
});

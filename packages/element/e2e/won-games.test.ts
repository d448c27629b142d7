/**
 * Every won game that an installed variant keeps in `src/fixtures/won*.json` is played to the win in a real browser, with
 * the script-tag file and the built module. The longest ones are played by every hand, the others by one in turn.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedVariants, type InstalledVariant } from '@patience/core/installed';
import type { SavedGame } from '@patience/core';
import { launch } from '@patience/tooling/browser';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HANDS, type Hand } from './hands.js';

interface Won {
  readonly name: string;
  readonly variant: InstalledVariant;
  readonly save: SavedGame;
}

const here = fileURLToPath(new URL('.', import.meta.url));
const games: readonly Won[] = installedVariants(here)
  .flatMap((variant) => {
    const folder = join(variant.folder, 'src/fixtures');
    const files = existsSync(folder) ? readdirSync(folder).filter((file) => /^won.*\.json$/.test(file)) : [];
    return files
      .map((file) => ({ name: `${variant.id} ${file}`, variant, save: JSON.parse(readFileSync(join(folder, file), 'utf8')) as SavedGame }))
      .filter(({ save }) => save.variant === variant.id);
  })
  .sort((a, b) => b.save.gestures.flat().length - a.save.gestures.flat().length);

/** So many of the longest games are played by every hand. */
const BY_ALL = 3;
const plays: readonly { game: Won; hand: Hand }[] = games.flatMap((game, i) => (i < BY_ALL ? HANDS : [HANDS[i % HANDS.length]!]).map((hand) => ({ game, hand })));

let server: Server;
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
  const files = new Map([['/element.js', join(here, '../dist/patience-game.cdn.js')], ...games.map(({ variant }) => [`/${variant.id}.js`, variant.module] as const)]);
  server = createServer((request, response) => {
    const file = files.get(request.url!);
    response.setHeader('content-type', file ? 'text/javascript' : 'text/html');
    response.end(file ? readFileSync(file) : PAGE);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  await browser.close();
  server.close();
});

const PAGE = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Won games</title><script type="module" src="/element.js"></script>';

describe.each(plays)('$game.name', ({ game, hand }) => {
  test(`is won by ${hand.name}`, { timeout: 120_000 }, async () => {
    const context = await browser.newContext({ ...hand.context, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.evaluate(
      async ({ id, save }) => {
        document.body.style.cssText = 'margin:0;height:100vh';
        const element = document.createElement('patience-game');
        Object.assign(element, { src: `/${id}.js`, options: save.options, ...(save.deck === undefined ? { seed: save.seed } : { deck: save.deck }) });
        element.style.height = '100vh';
        const ready = new Promise((done) => element.addEventListener('patience-ready', done, { once: true }));
        document.body.append(element);
        await ready;
      },
      { id: game.variant.id, save: game.save },
    );
    const player = await hand.take(page);
    for (const move of game.save.gestures.flat()) await player.play(move);
    const outcome = await page.evaluate(() => {
      const { game } = document.querySelector('patience-game')!;
      return { status: game!.status, moves: game!.moves, mistakes: game!.mistakes };
    });
    expect(outcome).toEqual({ status: 'won', moves: game.save.gestures.flat().length, mistakes: 0 });
    expect(errors).toEqual([]);
    await context.close();
  });
});

import { LIKE_A_DESKTOP } from '@patience/tooling/browser';
import { sample } from '@patience/tooling/sample';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type {} from '../src/index.js';
import { openForTests } from './open-site.js';

/** Values of an element's properties that a test sets. */
interface Asked {
  readonly seed?: number;
  readonly options?: string;
  readonly deck?: string;
}

/** Events that the page received, and the state of the element. */
interface Heard {
  /** Games that became ready, and problems with code, sentence and details. */
  readonly events: readonly unknown[];
  /** The message in the element. */
  readonly message: string;
  readonly game: object | undefined;
}

const site = openForTests(
  { '/': { html: '<script type="module" src="/element/patience-game.cdn.js"></script>' } },
  { launching: LIKE_A_DESKTOP },
);

/**
 * Sets properties of the element, which it adds to the page if there is none. Resolves with the events and the game once a game is ready or
 * a problem is reported.
 */
const ask = (page: Page, sandbox: boolean, asked: Asked, lang = 'en'): Promise<Heard> =>
  page.evaluate(
    async ([sandbox, asked, lang]) => {
      const events: unknown[] = [];
      const found = document.querySelector('patience-game');
      const element = found ?? document.createElement('patience-game');
      const next = (...names: string[]): Promise<unknown> =>
        new Promise((done) => names.forEach((name) => element.addEventListener(name, done, { once: true })));
      element.addEventListener('patience-ready', () => events.push('ready'));
      element.addEventListener('patience-error', ({ detail }) => events.push(detail));
      const came = next('patience-ready', 'patience-error');
      Object.assign(element, { src: '/variants/klondike.js', sandbox, autosave: 'daily', lang }, asked);
      if (!found) document.body.append(element);
      await came;
      await element.updateComplete;
      const save = element.save();
      if (save) {
        // Earlier events of the table would arrive before the answer to this move.
        const moved = next('patience-move');
        element.play('turn');
        await moved;
      }
      const { seed, deck, options, gestures, cursor } = save ?? {};
      return {
        events,
        message: element.shadowRoot!.querySelector('[part=message]')?.textContent ?? '',
        game: save && { seed, deck, options, gestures, cursor },
      };
    },
    [sandbox, asked, lang] as const,
  );

/** Plays a move in a game with the first settings. Then sets the second settings: in the same page, or after a reload. */
async function played(sandbox: boolean, first: Asked, then: Asked, later: boolean): Promise<Heard> {
  const context = await site.browser.newContext();
  const page = await context.newPage();
  await page.goto(site.base);
  await ask(page, sandbox, first);
  if (later) await page.reload();
  const heard = await ask(page, sandbox, then);
  await context.close();
  return heard;
}

/** Runs the same steps without and with a sandbox, and returns both results. */
const both = (first: Asked, then: Asked, later: boolean): Promise<[Heard, Heard]> =>
  Promise.all([played(false, first, then, later), played(true, first, then, later)]);

test.each([
  ['missing.js', 'HTTP 404'],
  ['http://127.0.0.1:1/closed.js', 'Failed to fetch'],
  ['http://', expect.any(String) as string],
])('a module at %s that cannot be loaded is reported with its address, also in a sandbox', async (src, why) => {
  const page = await site.browser.newPage();
  await page.goto(site.base);
  const [without, within] = await Promise.all(
    [false, true].map((sandbox) =>
      page.evaluate(
        ([sandbox, src]) =>
          new Promise((done) => {
            const element = Object.assign(document.createElement('patience-game'), { src, sandbox });
            element.addEventListener('patience-error', ({ detail: { code, params } }) => done({ code, ...params }));
            document.body.append(element);
          }),
        [sandbox, src] as const,
      ),
    ),
  );
  await page.close();
  expect(within).toEqual({ ...(without as object), why });
});

test('a hint is given in a sandbox too', async () => {
  const [without, within] = await Promise.all(
    [false, true].map(async (sandbox) => {
      const page = await site.browser.newPage();
      await page.goto(site.base);
      await ask(page, sandbox, { seed: 1 });
      const hint = await page.evaluate(() => document.querySelector('patience-game')!.hint());
      await page.close();
      return hint;
    }),
  );
  expect(within).toEqual(without);
  expect(without).toEqual([expect.any(String)]);
});

const DRAW = { options: { draw: 1 } };

/** Settings that are wrong, each with the code of the problem that the element reports. */
const MISTAKES: readonly (readonly [code: string, asked: Asked])[] = [
  ['option-value', { options: 'draw=banana' }],
  ['option-unknown', { options: 'colour=red' }],
  ['seed-bad', { seed: -1 }],
  ['deck-card', { deck: 'KS QX' }],
  ['deck-missing', { deck: 'KS' }],
];

test.each(sample(MISTAKES, 3))('a sandbox reports %s as the table without it does, in the language of the element', async (code, asked) => {
  for (const lang of ['en', 'de']) {
    const [without, within] = await Promise.all(
      [false, true].map(async (sandbox) => {
        const page = await site.browser.newPage();
        await page.goto(site.base);
        const heard = await ask(page, sandbox, asked, lang);
        await page.close();
        return heard;
      }),
    );
    expect(within).toEqual(without);
    expect(without!.events).toMatchObject([{ code }]);
  }
});

/** Settings of a first and of a later visit, and the game that the later visit shows; undefined when it shows a problem. */
const LATER: readonly (readonly [what: string, first: Asked, then: Asked, game: object | undefined])[] = [
  ['the same', { seed: 1 }, { seed: 1 }, { seed: 1, cursor: 1 }],
  ['nothing in particular', { seed: 1 }, {}, { seed: 1, cursor: 1 }],
  ['another deal and other options', { seed: 1 }, { seed: 2, options: 'draw=3' }, { seed: 2, options: { draw: 3 }, cursor: 0 }],
  ['other options', { seed: 1 }, { seed: 1, options: 'draw=3' }, { seed: 1, options: { draw: 3 }, cursor: 0 }],
  ['options that say what is usual', { seed: 1 }, { seed: 1, options: 'draw=1' }, { seed: 1, ...DRAW, cursor: 1 }],
  ['a value that there is not', { seed: 1 }, { seed: 1, options: 'draw=banana' }, undefined],
  ['an option that there is not', { seed: 1 }, { seed: 1, options: 'colour=red' }, undefined],
  ['a number that is none', { seed: 1 }, { seed: -1 }, undefined],
  ['a deck that is none', { seed: 1 }, { deck: 'KS QX' }, undefined],
];

test.each(sample(LATER, 5))(
  'a page that requests %s on a later visit gets the same with and without a sandbox',
  async (_what, first, then, game) => {
    const [without, within] = await both(first, then, true);
    expect(within).toEqual(without);
    expect(without.events).toHaveLength(1);
    if (game) expect(without.game).toMatchObject(game);
    else expect(without.game).toBeUndefined();
  },
);

test.each<[string, Asked, Asked]>([
  ['another deal', { seed: 1 }, { seed: 2 }],
  ['other options', { seed: 1 }, { options: 'draw=3' }],
  ['a value that there is not', { seed: 1 }, { options: 'draw=banana' }],
  ['a deck that is none', { seed: 1 }, { deck: 'KS QX' }],
])('a page that requests %s during a game gets the same with and without a sandbox', async (_what, first, then) => {
  const [without, within] = await both(first, then, false);
  expect(within).toEqual(without);
  expect(without.events).toHaveLength(1);
});

test('a requested deal without a move overwrites no stored game, with and without a sandbox', async () => {
  for (const sandbox of [false, true]) {
    const context = await site.browser.newContext();
    const page = await context.newPage();
    await page.goto(site.base);
    await ask(page, sandbox, { seed: 1 });
    await page.reload();
    await page.evaluate(async (within) => {
      const element = document.createElement('patience-game');
      const ready = new Promise((done) => ['patience-ready', 'patience-error'].forEach((name) => element.addEventListener(name, done)));
      Object.assign(element, { src: '/variants/klondike.js', sandbox: within, autosave: 'daily', seed: 2 });
      document.body.append(element);
      await ready;
    }, sandbox);
    await page.reload();
    expect((await ask(page, sandbox, { seed: 1 })).game).toMatchObject({ seed: 1, cursor: 1 });
    await context.close();
  }
});

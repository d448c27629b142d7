import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { PatienceGame } from '../src/index.js';
import { openForTests } from './open-site.js';
import { layOut } from './player.js';
import { tablePage, wonGames } from './site.js';

const site = openForTests({ '/': tablePage }, { modules: { '/stairs.js': new URL('../src/testing/stairs.ts', import.meta.url) } });

type Doing = (page: Page) => Promise<unknown>;

const games = wonGames();
/** A recorded game whose moves move single cards between piles; some of the tested states need one. */
const game = games.find(({ gestures }) => gestures.flat().every((move) => move.includes('>')))!;
const onElement =
  (run: (element: PatienceGame) => unknown): Doing =>
  (page) =>
    page.locator('patience-game').evaluate(run);

/** Waits for a sheet or sentence that appears a moment after its request. */
const showing =
  (seen: string, act: Doing): Doing =>
  async (page) => {
    await act(page);
    await page.locator(`patience-game ${seen}`).first().waitFor();
  };

const STATES: Record<string, Doing> = {
  dealt: () => Promise.resolve(),
  chosen: onElement((element) => {
    const from = /^\w+/.exec(element.game!.legalMoves()[0]!)![0];
    element.session!.touch({ pile: from, depth: 0 }, (selection) => selection.tap({ pile: from, depth: 0 }));
  }),
  dragging: async (page) => {
    const [x, y] = await page.locator('patience-game').evaluate((element: PatienceGame) => {
      const from = /^\w+/.exec(element.game!.legalMoves()[0]!)![0];
      const card = element.session!.view.scene.elementAt(from, element.game!.view.count(from) - 1)!.getBoundingClientRect();
      return [card.x + 10, card.y + 10] as const;
    });
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 40, y + 40, { steps: 3 });
  },
  refused: onElement((element) => {
    element.session!.refuse({ kind: 'refused', reason: { code: 'only-top', params: {} }, pile: element.game!.piles.at(-1)!.id });
  }),
  hint: onElement((element) => element.hint()),
  'German deck': showing(
    '.card .art',
    onElement((element) => Object.assign(element, { faces: 'german', back: 'sun', cloth: 'wine' })),
  ),
  menu: showing(
    'dialog',
    onElement((element) => element.actions.open('more')),
  ),
  help: showing(
    'dialog',
    onElement((element) => element.actions.open('help')),
  ),
  rules: showing(
    'dialog',
    onElement((element) => element.actions.open('rules')),
  ),
  error: showing(
    '[part=message]',
    onElement((element) => {
      Object.assign(element, { deck: undefined, seed: -5 });
    }),
  ),
};

const LOOKS: Record<string, BrowserContextOptions> = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'forced colours': { forcedColors: 'active' },
  'more contrast': { contrast: 'more' },
};

/** Returns the violations that axe finds. Themes differ only in colours, so the other rules run in the first theme alone. */
async function faults(page: Page, look: string): Promise<readonly string[]> {
  // Legacy mode needs no second page for each run; there is no frame in the page.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (look === 'light' ? axe : axe.withRules(['color-contrast', 'link-in-text-block'])).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
}

const EVERY = process.env['PATIENCE_EVERY'] === '1';
/**
 * Returns the states for a theme. By default the first theme sees all states, and the three others share them; with `PATIENCE_EVERY=1` each
 * theme sees all.
 */
const statesIn = (nth: number): readonly (readonly [string, Doing])[] =>
  Object.entries(STATES).filter((_, i) => EVERY || nth === 0 || i % 3 === nth % 3);

describe.each(Object.entries(LOOKS).map(([name, look], nth) => [name, look, nth] as const))(
  'axe finds no violation: %s',
  (name, look, nth) => {
    test('a theme has no violation in any state', { timeout: 300_000 }, async () => {
      const context = await site.browser.newContext({ ...look, locale: 'en-GB', viewport: { width: 1024, height: 768 } });
      const page = await context.newPage();
      for (const [state, bring] of statesIn(nth)) {
        await page.goto(site.base);
        await layOut(page, site.base, game, { motion: 'none' });
        await bring(page);
        await page.locator('patience-game').evaluate((element: PatienceGame) => element.updateComplete);
        expect(await faults(page, name), state).toEqual([]);
      }
      await page.goto(site.base);
      await layOut(page, site.base, game, { motion: 'none' });
      await page.locator('patience-game').evaluate((element: PatienceGame, gestures) => {
        for (const gesture of gestures) element.play(gesture);
      }, game.gestures);
      await page.getByText('You won!', { exact: true }).first().waitFor();
      expect(await faults(page, name), 'won').toEqual([]);
      await context.close();
    });
  },
);

test('the accessibility tree has named buttons, and the focused one stays when a card comes to an empty slot', async () => {
  const page = await site.browser.newPage({ locale: 'en-GB' });
  await page.goto(site.base);
  await page.locator('patience-game').evaluate((element: PatienceGame, source) => {
    element.lang = 'en';
    element.src = source;
    element.deck = '4H 4S 2S 3S 3H AH 2H AS';
  }, `${site.base}/stairs.js`);
  await page.getByRole('button', { name: 'ace of spades' }).waitFor();
  // The words about a chosen card come with the features.
  await page.waitForFunction(() => document.querySelector('patience-game')!.actions.features.loaded !== undefined);
  await page.getByRole('button', { name: 'two of hearts' }).click();
  await page.getByText('Chosen: two of hearts.').waitFor({ state: 'attached' });
  expect(await page.locator('patience-game').ariaSnapshot()).toMatchSnapshot();
  // A focused slot stays in the tree when a card is laid there, and gets another name.
  const place = page.getByRole('button', { name: 'cell 1' });
  await place.focus();
  const before = await focusedNode(page);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'two of hearts, cell 1' }).waitFor();
  expect(before.name).toBe('cell 1, empty, possible place');
  expect(await focusedNode(page)).toEqual({ ...before, name: 'two of hearts, cell 1' });
  await page.close();
});

/** Returns the focused node of the browser's accessibility tree and its name. */
async function focusedNode(page: Page): Promise<{ id: string | undefined; name: unknown }> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const node = nodes.findLast(({ properties }) => properties?.some(({ name, value }) => name === 'focused' && value.value === true));
  return { id: node?.nodeId, name: node?.name?.value };
}

test('touch targets are large enough', async () => {
  const page = await site.browser.newPage({ viewport: { width: 320, height: 568 }, hasTouch: true });
  await page.goto(site.base);
  await layOut(page, site.base, game);
  const small = await page
    .locator('patience-game')
    .evaluate(
      (element: PatienceGame) =>
        [...element.shadowRoot!.querySelectorAll('.tool:not([hidden])')]
          .map((tool) => tool.getBoundingClientRect())
          .filter(({ width, height }) => width < 44 || height < 44).length,
    );
  expect(small).toBe(0);
  await page.close();
});

test('nothing moves for players with reduced motion', async () => {
  const page = await site.browser.newPage({ reducedMotion: 'reduce' });
  await page.goto(site.base);
  await layOut(page, site.base, game);
  const moving = await page.locator('patience-game').evaluate(async (element: PatienceGame) => {
    element.newGame();
    await element.updateComplete;
    const { running } = element.session!.view.animator;
    element.play(element.game!.legalMoves()[0]!);
    await element.updateComplete;
    return (
      Number(running) +
      element
        .shadowRoot!.getAnimations()
        .flatMap((animation) => (animation.effect as KeyframeEffect).getKeyframes())
        .filter((frame) => 'transform' in frame).length
    );
  });
  expect(moving).toBe(0);
  await page.close();
});

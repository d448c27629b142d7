import { Game, type Variant } from '@patience/core';
import { loadInstalled } from '@patience/core/installed';
import { SolverClient, type Verdict } from '@patience/solver';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dealt, saved, Site, storedGames, variants } from './site.js';

const site = Site.forTests();

/** A deal that can be won, and moves after which no move is left. */
interface LostGame {
  readonly id: string;
  readonly seed: number;
  readonly moves: readonly string[];
}

/** Most positions for the search of a deal: those that need more would keep the tests waiting. */
const BUDGET = 3_000;
const MOST_MOVES = 120;

/** A lost game, and the patience by whose rules it was played. */
type Played = LostGame & { readonly variant: Variant };

/** Yields games on the deals 1 to 5 of the installed variants that run out of legal moves when the moves are chosen arbitrarily. */
async function* lostGames(): AsyncGenerator<Played> {
  for (const installed of variants) {
    const variant = await loadInstalled(installed);
    for (let seed = 1; seed <= 5; seed++) {
      const started = Game.start(variant, { seed });
      if (!started.ok) continue;
      const game = started.value;
      const moves: string[] = [];
      for (let n = 0; n < MOST_MOVES && game.status === 'playing' && !game.stuck; n++) {
        const legal = game.legalMoves();
        const move = legal[(seed * 31 + n * 17) % legal.length]!;
        if (!game.play([move]).ok) break;
        moves.push(move);
      }
      if (game.stuck && game.cursor > 3) yield { id: variant.id, variant, seed, moves };
    }
  }
}

const client = new SolverClient();

/** Returns the solver's verdict on the position after the first `count` moves. */
async function verdictAfter({ variant, seed, moves }: Played, count: number): Promise<Verdict['verdict']> {
  const position = { seed, moves: moves.slice(0, count) };
  return (await client.ask({ variant }, { ask: 'solve', position, search: { budget: BUDGET, time: Infinity } })).verdict.verdict;
}

/** Returns whether the cards to blame for the lost position after a number of the moves are known, and face up. */
async function hasReason({ variant, seed, moves }: Played, count: number): Promise<boolean> {
  const { reason } = await client.ask({ variant }, { ask: 'why', position: { seed, moves: moves.slice(0, count) } });
  return reason?.cards.every(({ faceUp }) => faceUp) ?? false;
}

/** The first lost game whose deal can be won, and the first that can be won after its first move and is proved lost after half its moves. */
let lost: LostGame | undefined;
let hopeless: LostGame | undefined;
for await (const game of lostGames()) {
  if (!lost && (await verdictAfter(game, 0)) === 'solved') lost = game;
  const half = game.moves.length >> 1;
  if ((await verdictAfter(game, 1)) !== 'solved' || (await verdictAfter(game, half)) !== 'impossible') continue;
  if (await hasReason(game, half)) hopeless = { ...game, moves: game.moves.slice(0, half) };
  if (lost && hopeless) break;
}
if (!lost || !hopeless) throw new Error('The deals 1 to 5 of the installed variants give no lost game of each kind that these tests need.');
const games = { lost, hopeless };

/** Opens a table and plays moves on it. */
async function played({ id, seed, moves }: LostGame, options?: BrowserContextOptions): Promise<Page> {
  const page = await site.visit(`en/play/${id}/?seed=${seed}`, options);
  await dealt(page);
  await page.locator('patience-game').evaluate((element: HTMLElement & { play(move: string): boolean }, moves) => {
    for (const move of moves) element.play(move);
  }, moves);
  return page;
}

/** Opens the lost game. */
async function openLost(): Promise<Page> {
  const page = await played(games.lost);
  await button(page, 'Find the mistake').waitFor();
  return page;
}

const button = (page: Page, name: string) => page.locator('patience-game').getByRole('button', { name, exact: true });
const notice = (page: Page) => page.locator('patience-game .notice');
const ghosts = (page: Page) => page.locator('patience-game .ghost.stays');

test('the mistake of a lost game is found, and a practice game leads from there to a win that does not count', async () => {
  const page = await openLost();
  await button(page, 'Find the mistake').click();
  await notice(page)
    .getByText(/^(Until move \d+ it could be won|It could be won before the first move)\.$/)
    .waitFor({ timeout: 90_000 });
  await button(page, 'Try again from here').click();
  await notice(page)
    .getByText(/^Practice from/)
    .waitFor();
  await notice(page).getByText('A win does not count in your statistics.').waitFor();
  const { cursor } = await saved(page);
  expect(cursor).toBeLessThan(games.lost.moves.length);
  await button(page, 'Show a way to win').click();
  const step = notice(page).getByText(/^Step \d+ of \d+ to win$/);
  await step.waitFor({ timeout: 90_000 });
  await expect.poll(() => page.locator('patience-game .sr[role=status]').innerText()).toMatch(/^Hint: /);
  await button(page, 'Play this step').click();
  await expect.poll(async () => (await saved(page)).cursor).toBe(cursor + 1);
  // Play all further steps in the page: there may be many.
  const shown = await page.locator('patience-game').evaluate(async (element: HTMLElement & { status: string }) => {
    const root = element.shadowRoot!;
    let seen = 0;
    while (element.status === 'playing') {
      seen += root.querySelectorAll('.ghost.stays').length;
      root.querySelector<HTMLButtonElement>('.notice button')?.click();
      await new Promise((wake) => setTimeout(wake, 30));
    }
    return seen;
  });
  expect(shown).toBeGreaterThan(0);
  await page.getByText('not counted').first().waitFor();
  await expect.poll(async () => (await storedGames(page)).map(({ outcome }) => outcome).sort()).toEqual([expect.any(String), 'won']);
  await page.goto(`en/statistics/?variant=${games.lost.id}`);
  const won = page.locator('.numbers div', { has: page.getByText('Won', { exact: true }) });
  await expect.poll(() => won.locator('dd').innerText()).toMatch(/^0\s?%\s+0 of 1 games/);
  expect(await page.locator('.games').getByText('not counted').count()).toBe(1);
});

test('a player who goes back from the end can try again from any position, and leaves the shown moves for others', async () => {
  const page = await openLost();
  await page.locator('patience-game').evaluate((element: HTMLElement & { undo(): boolean }, count) => {
    for (let i = 0; i < count; i++) element.undo();
  }, games.lost.moves.length - 1);
  await notice(page).getByText(`Move 1 of ${games.lost.moves.length}`).waitFor();
  await button(page, 'Try again from here').click();
  await notice(page).getByText('Practice from move 1').waitFor();
  await expect.poll(async () => (await saved(page)).cursor).toBe(1);
  await button(page, 'Show a way to win').click();
  await notice(page)
    .getByText(/^(Step 1 of \d+ to win|No way to win was found)/)
    .waitFor({ timeout: 90_000 });
  // Leave the line: play another legal move.
  const other = await page
    .locator('patience-game')
    .evaluate(async (element: HTMLElement & { game: { legalMoves(): string[] }; play(move: string): boolean }) => {
      await new Promise((wake) => requestAnimationFrame(wake));
      return element.play(element.game.legalMoves().at(-1)!);
    });
  expect(other).toBe(true);
  await notice(page)
    .getByText(/^(Step \d+ of \d+ to win|No way to win was found)/)
    .waitFor({ timeout: 90_000 });
  await button(page, 'Hide the way').click();
  await notice(page).getByText('A win does not count in your statistics.').waitFor();
  await expect.poll(() => ghosts(page).count()).toBe(0);
});

test('the card of a game that can no longer be won names the cards to blame, and leads to the last winnable position, a restart and a new deal', async () => {
  const { hopeless: game } = games;
  const page = await played(game, { storageState: site.storageWith({ outlook: true }) });
  const table = page.locator('patience-game');
  type Table = HTMLElement & { snapshot: { cursor: number }; redo(): boolean };
  const cursor = (): Promise<number> => table.evaluate((element: Table) => element.snapshot.cursor);
  /** Redoes all moves. In the lost position after them, the page shows its card about the lost game. */
  const redoAll = (): Promise<void> =>
    table.evaluate((element: Table) => {
      while (element.redo());
    });
  await notice(page).locator('.why').waitFor();
  await expect.poll(() => table.locator('.loss-cause').count()).toBeGreaterThan(1);
  await button(page, 'Find the mistake').click();
  await notice(page)
    .getByRole('button', { name: /^Undo to move/ })
    .click({ timeout: 90_000 });
  // The game itself goes on: there is no game for practice beside it.
  await expect.poll(cursor).toBeLessThan(game.moves.length);
  expect(await cursor()).toBeGreaterThan(0);
  await expect.poll(async () => (await storedGames(page)).length).toBe(1);
  await redoAll();
  await notice(page).locator('.why').waitFor();
  await notice(page).getByRole('button', { name: 'Restart', exact: true }).click();
  await expect.poll(cursor).toBe(0);
  await button(page, 'Previous game').click();
  await notice(page).locator('.why').waitFor();
  await notice(page).getByRole('button', { name: 'New deal', exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('seed') !== String(game.seed));
  expect(await cursor()).toBe(0);
});

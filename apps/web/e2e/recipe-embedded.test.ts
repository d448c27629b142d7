/** Follows a recipe from an empty page of its author to the app of another player. */
import { readFileSync } from 'node:fs';
import { deal } from '@patience/core/internals';
import { fromRecipe } from '@patience/recipe';
import { solve } from '@patience/solver';
import { expect, test } from 'vitest';
import type { PatienceGame } from '@patience/element';
import { openForTests, PAGE_MODULES, play } from '@patience/element/testing';
import { dealt, playMoves, saved, Site } from './site.js';

const TEXT = readFileSync(new URL('../../../packages/recipe/examples/my-klondike.json', import.meta.url), 'utf8');
/** Number of positions in which the solver must win the deal. A count, unlike a time, gives the same deal on every machine. */
const BUDGET = 5000;

/** Returns the number of the first deal that the solver wins within its budget. */
async function easyDeal(): Promise<number> {
  const read = fromRecipe(TEXT);
  if (!read.ok) throw new Error('The example is not a recipe.');
  for (let seed = 1; seed < 200; seed++) {
    const laid = deal(read.value, { seed });
    if (!laid.ok) throw new Error(laid.error.message);
    const { verdict } = await solve(laid.value.table, { mode: 'thoughtful', budget: BUDGET, time: Infinity, polish: 0 });
    if (verdict === 'solved') return seed;
  }
  throw new Error('The solver wins none of these deals.');
}

const seed = await easyDeal();
const author = openForTests(
  {
    '/': {
      html: `<script type="module" src="/element/patience-game.cdn.js"></script>
<patience-game src="/my-klondike.json" seed="${seed}" taps="two" motion="none" outlook></patience-game>
<script type="module" src="/recipe.js"></script>`,
    },
  },
  {
    modules: { '/recipe.js': PAGE_MODULES.recipe, '/solver.js': PAGE_MODULES.solver },
    files: { '/my-klondike.json': TEXT },
  },
);
const app = Site.forTests();

test(
  'a recipe in an empty page is won with the mouse by following the advice, shared, and opened in an empty profile',
  { timeout: 600_000 },
  async () => {
    const page = await (await app.visitor({ viewport: { width: 1280, height: 800 } })).newPage();
    await page.goto(`${author.base}/?app=${encodeURIComponent(app.address)}`);
    await dealt(page);
    const game = page.locator('patience-game');
    await expect.poll(() => game.locator('.remark').textContent(), { timeout: 250_000 }).toBe('Can still be won');
    expect(page.workers()).toHaveLength(1);
    await game.evaluate((element: PatienceGame) => {
      const { adviser } = element;
      element.adviser = async (one) => {
        const advice = await adviser!(one);
        element.dataset['advice'] = advice?.join();
        return advice;
      };
    });
    for (let moves = 0; moves < 400; moves++) {
      if (await game.evaluate((element) => element.matches(':state(won)'))) break;
      await game.evaluate((element) => delete element.dataset['advice']);
      await game.getByRole('button', { name: 'Hint' }).click();
      await page.locator('patience-game[data-advice]').waitFor();
      const move = (await game.getAttribute('data-advice'))!;
      await play(page, { variant: 'my-klondike', options: {}, gestures: [[move]] }, 'mouse');
    }
    await game.getByText('You won!').first().waitFor();

    await game.getByRole('button', { name: 'Share' }).click();
    const link = (await page.getByRole('link', { name: 'Link' }).getAttribute('href'))!;
    expect(link.length).toBeLessThan(1500);
    const other = await app.visit(link);
    await dealt(other);
    expect(await saved(other)).toMatchObject({ variant: 'my-klondike', seed, gestures: [] });
    const cards = (one: typeof page): Promise<string[]> =>
      one.locator('patience-game').evaluate((element: PatienceGame) => {
        element.restart();
        return element.game!.piles.map(({ id }) => `${id}: ${element.game!.view.count(id)} ${JSON.stringify(element.game!.view.card(id))}`);
      });
    expect(await cards(other)).toEqual(await cards(page));
    expect(await playMoves(other, 3)).toBe(3);
  },
);

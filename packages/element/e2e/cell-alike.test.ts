import { LIKE_A_DESKTOP } from '@patience/tooling/browser';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type {} from '../src/index.js';
import { openForTests } from './opened.js';

/** What a page asks for. */
interface Asked {
  readonly seed?: number;
  readonly options?: string;
  readonly deck?: string;
}

/** What the page heard, and what lies on the table. */
interface Heard {
  /** Games that came, and problems with their codes, sentences and details. */
  readonly events: readonly unknown[];
  /** What stands in the element. */
  readonly message: string;
  readonly game: object | undefined;
}

const site = openForTests(
  { '/': { html: '<script type="module" src="/element/patience-game.cdn.js"></script>' } },
  { launching: LIKE_A_DESKTOP },
);

/** Sets what is asked on an element, on a new one where there is none, and tells what came of it when that is certain. */
const ask = (page: Page, cell: boolean, asked: Asked, lang = 'en'): Promise<Heard> =>
  page.evaluate(
    async ([cell, asked, lang]) => {
      const events: unknown[] = [];
      const found = document.querySelector('patience-game');
      const element = found ?? document.createElement('patience-game');
      const next = (...names: string[]): Promise<unknown> =>
        new Promise((done) => names.forEach((name) => element.addEventListener(name, done, { once: true })));
      element.addEventListener('patience-ready', () => events.push('ready'));
      element.addEventListener('patience-error', ({ detail }) => events.push(detail));
      const came = next('patience-ready', 'patience-error');
      Object.assign(element, { src: '/variants/klondike.js', cell, autosave: 'daily', lang }, asked);
      if (!found) document.body.append(element);
      await came;
      await element.updateComplete;
      const save = element.save();
      if (save) {
        // What else the table had to tell would be told before its answer to this.
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
    [cell, asked, lang] as const,
  );

test.each<[string, Asked]>([
  ['option-value', { options: 'draw=banana' }],
  ['option-unknown', { options: 'colour=red' }],
  ['seed-bad', { seed: -1 }],
  ['deck-card', { deck: 'KS QX' }],
  ['deck-missing', { deck: 'KS' }],
])('%s is told in a cell as it is without, in the language of the element', async (code, asked) => {
  for (const lang of ['en', 'de']) {
    const [without, within] = await Promise.all(
      [false, true].map(async (cell) => {
        const page = await site.browser.newPage();
        await page.goto(site.base);
        const heard = await ask(page, cell, asked, lang);
        await page.close();
        return heard;
      }),
    );
    expect(within).toEqual(without);
    expect(without!.events).toMatchObject([{ code }]);
  }
});

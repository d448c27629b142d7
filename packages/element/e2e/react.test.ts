import type { Variant } from '@patience/core';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PatienceGame } from '../src/index.js';
import { openForTests } from './open-site.js';
import { Page, type PageProps } from './pages/served.js';
import { variants } from './site.js';

/** Returns the first variant with an option, and another value than the default. */
async function withOption(): Promise<PageProps> {
  for (const { id, module } of variants) {
    const { options } = ((await import(module)) as { default: Variant }).default;
    const found = Object.entries(options).find(([, values]) => values.length > 1);
    if (found) return { src: `/variants/${id}.js`, options: { [found[0]]: found[1][1]! } };
  }
  throw new Error('No variant has an option.');
}

const props = await withOption();
const served = renderToString(h(Page, props));
const attribute = (value: unknown): string => JSON.stringify(value).replaceAll('"', '&quot;');
const page = (root: string, script: string): { html: string } => ({
  html: `<body data-props="${attribute(props)}"><div id="root">${root}</div><script type="module" src="${script}"></script>`,
});

const site = openForTests(
  { '/served': page(served, '/hydrate.js'), '/rendered': page('', '/rendered.js') },
  {
    modules: {
      '/hydrate.js': new URL('./pages/hydrate.ts', import.meta.url),
      '/rendered.js': new URL('./pages/rendered.ts', import.meta.url),
    },
  },
);

test('a server renders the component with its content and without settings', () => {
  expect(served).toContain('<patience-game lang="en" class="table"><a href="/rules">The rules</a></patience-game>');
});

test.each(['/served', '/rendered'])('the component on %s has its options, switches and listeners, and deals once', async (path) => {
  const tab = await site.browser.newPage();
  const complaints: string[] = [];
  tab.on('pageerror', (error) => complaints.push(error.message));
  tab.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await tab.goto(site.base + path);
  const game = tab.locator('patience-game');
  await game.locator('.table button').first().waitFor();
  const state = (): Promise<unknown> =>
    game.evaluate((element: PatienceGame) => [element.fourColors, element.cloth, element.dealNumber, element.game!.options]);
  expect(await state()).toEqual([true, 'wine', 7, expect.objectContaining(props.options)]);
  await game.evaluate((element: PatienceGame) => element.play(element.game!.legalMoves()[0]!));
  await tab.getByText('moves 1, ready', { exact: true }).waitFor();

  await game.evaluate((element: PatienceGame) => element.command('help'));
  expect(await game.evaluate((element: PatienceGame) => element.actions.state.sheet)).toBeUndefined();

  await tab.getByRole('button', { name: 'Cloth' }).click();
  await expect.poll(state).toEqual([false, undefined, 7, expect.objectContaining(props.options)]);
  await tab.getByText('moves 1, ready', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await tab.close();
});

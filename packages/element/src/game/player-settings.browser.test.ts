import { expect, test } from 'vitest';
import type { PatienceGame } from '../patience-game.js';
import { freshPage } from '../testing/fresh-page.js';
import { mount, settled } from '../testing/mount.js';
import { stairs } from '../testing/stairs.js';

freshPage();

/** Presses a line of the menu. */
async function press(element: PatienceGame, label: string): Promise<void> {
  element.command('more');
  await settled(element);
  [...element.shadowRoot!.querySelectorAll<HTMLElement>('dialog button')].find(({ textContent }) => textContent === label)!.click();
  await settled(element);
}

/** Chooses a picture of the menu. */
async function pick(element: PatienceGame, name: string, value: string): Promise<void> {
  element.command('more');
  await settled(element);
  element.shadowRoot!.querySelector<HTMLInputElement>(`dialog input[name=${name}][value=${value}]`)!.click();
  await settled(element);
}

test('a setting that the player changes is reported to the page', async () => {
  const element = await mount(stairs, { seed: 1 });
  const reported: unknown[] = [];
  element.addEventListener('patience-settings', ({ detail }) => reported.push([detail.fourColors, detail.largeIndex, detail.cloth]));
  await press(element, 'Four colours');
  await pick(element, 'cloth', 'blue');
  element.largeIndex = true;
  await settled(element);
  expect(reported).toEqual([
    [true, false, undefined],
    [true, false, 'blue'],
  ]);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('settings that the player changed are applied on the next visit where games are stored, and others are those of the page', async () => {
  const first = await mount(stairs, { seed: 1, autosave: 'shelf', largeIndex: true, cloth: 'wine' });
  await press(first, 'Four colours');
  await pick(first, 'cloth', 'green');
  first.remove();
  const second = await mount(stairs, { seed: 1, autosave: 'shelf', cloth: 'wine' });
  expect([second.fourColors, second.cloth, second.largeIndex]).toEqual([true, undefined, false]);
  second.fourColors = false;
  second.seed = 2;
  await expect.poll(() => second.dealNumber).toBe(2);
  expect(second.fourColors).toBe(false);
  second.remove();
  expect((await mount(stairs, { seed: 1, autosave: 'other' })).fourColors).toBe(false);
});

test.each(['null', '[1]', '{"fourColors":"yes","cloth":7}', '{'])('stored settings that are wrong are ignored: %s', async (text) => {
  localStorage.setItem('patience-settings:shelf', text);
  const element = await mount(stairs, { seed: 1, autosave: 'shelf', cloth: 'blue' });
  expect([element.fourColors, element.cloth]).toEqual([false, 'blue']);
});

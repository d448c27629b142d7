import { afterEach, expect, test } from 'vitest';
import { mount, settled } from '../../testing/mount.js';
import { stairs, STAIRS_DECK, STAIRS_WIN } from '../../testing/stairs.js';

afterEach(() => document.body.replaceChildren());

test('a page that deals in its win listener sees no celebration over the new deal', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK, motion: undefined });
  element.addEventListener('patience-won', () => element.newGame(3));
  for (const gesture of STAIRS_WIN) element.play(gesture);
  expect(element.dealNumber).toBe(3);
  expect(element.actions.features.loaded!.celebration.on).toBe(false);
  await settled(element);
  expect(element.actions.features.loaded!.celebration.on).toBe(false);
});

test('a game that a move listener has replaced is reported neither as won nor as stuck', async () => {
  const heard: string[] = [];
  for (const end of ['patience-move', 'patience-won', 'patience-stuck'] as const)
    document.addEventListener(end, ({ type }) => heard.push(type), { once: true });
  const element = await mount(stairs, { deck: STAIRS_DECK });
  for (const gesture of STAIRS_WIN.slice(0, -1)) element.play(gesture);
  element.addEventListener('patience-move', () => element.newGame(3), { once: true });
  expect(element.play(STAIRS_WIN.at(-1)!)).toBe(true);
  expect(heard).toEqual(['patience-move']);
});

test('play refuses an empty gesture and values that are not text', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const heard: string[] = [];
  for (const name of ['patience-before-move', 'patience-refused'] as const) element.addEventListener(name, ({ type }) => heard.push(type));
  expect(element.play([])).toBe(false);
  expect(heard).toEqual([]);
  for (const wrong of [null, undefined, 5, [null]]) expect(element.play(wrong as unknown as string)).toBe(false);
  expect(heard.filter((type) => type === 'patience-refused')).toHaveLength(4);
  expect(element.play(['t2>f1'])).toBe(true);
});

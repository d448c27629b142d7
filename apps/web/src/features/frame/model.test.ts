import { Game } from '@patience/core';
import { expect, test, vi } from 'vitest';
import type { InstalledEntry } from '../../catalogue/entry.js';
import { two } from '../../testing/two.js';
import { FrameModel, requestOf } from './model.js';

const entry = { id: two.id } as InstalledEntry;
const place = { root: new URL('https://a.example/'), lang: 'de' };

/** Returns a started game of one card. */
function gameOf(): Game {
  const game = Game.start(two, { seed: 5 });
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
}

test('an address names patience, language and colours, and other colours are ignored', () => {
  expect(requestOf(new URLSearchParams('variant=two&lang=de&theme=dark'))).toEqual({ id: 'two', lang: 'de', theme: 'dark' });
  expect(requestOf(new URLSearchParams('theme=pink'))).toEqual({ id: '', lang: undefined, theme: undefined });
});

test('the deal of the address is put on the table, which stores its game', () => {
  const table: Parameters<FrameModel['deal']>[0] = {
    seed: undefined,
    deck: undefined,
    options: undefined,
    autosave: undefined,
    variant: undefined,
  };
  const problem = new FrameModel(entry, two, place, vi.fn()).deal(table, new URLSearchParams('seed=5'));
  expect(problem).toBeUndefined();
  expect(table).toMatchObject({ seed: '5', autosave: 'embed', variant: two });
});

test('the link out of the frame contains the game once a move is played', async () => {
  const changed = vi.fn();
  const model = new FrameModel(entry, two, place, changed);
  const game = gameOf();
  await model.follow(game, () => true);
  expect(model.address).toBe('https://a.example/de/play/two/?seed=5');
  game.play('l>m');
  await model.follow(game, () => true);
  expect(model.address).toMatch(/^https:\/\/a\.example\/de\/play\/two\/\?seed=5#game=./);
  expect(changed).toHaveBeenCalledTimes(2);
});

test('the link stays as it is if the game changes while it is written', async () => {
  const model = new FrameModel(entry, two, place, vi.fn());
  const game = gameOf();
  game.play('l>m');
  await model.follow(game, () => false);
  expect(model.address).toBeUndefined();
});

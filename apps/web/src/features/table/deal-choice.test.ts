import { Game } from '@patience/core';
import { expect, test, vi } from 'vitest';
import type { TableShell } from '../../app-shell/start.js';
import type { WinnableDeals } from '../../table/winnable.js';
import { memoryStorage } from '../../testing/memory-storage.js';
import { two } from '../../testing/two.js';
import { en as shared } from '../../testing/words.js';
import { en, type Words } from './first-words.js';
import { DealChoice } from './deal-choice.js';

/** Returns a choice for a started game. @param find of the search for winnable deals; absent: any deal will do */
function choiceOf(find?: WinnableDeals['find']) {
  vi.stubGlobal('localStorage', memoryStorage());
  const game = Game.start(two, { seed: 5 });
  if (!game.ok) throw new Error(game.error.message);
  const shell = { root: new URL('https://a.example/'), words: { ...shared, ...en }, lang: 'en' } as unknown as TableShell<Words>;
  const actions = { deal: vi.fn(() => Promise.resolve<string | undefined>(undefined)), open: vi.fn() };
  const finder = find && ({ find } as unknown as WinnableDeals);
  const choice = new DealChoice(shell, game.value, undefined, finder, { numberWords: [], letters: [] }, actions, () => undefined);
  return { choice, ...actions, close: vi.fn() };
}

test('a written number is read as one and dealt, and the dialog closes', async () => {
  const { choice, deal, close } = choiceOf();
  choice.write('12');
  expect(choice.reading).toContain('12');
  await choice.submit('12', close);
  expect(deal).toHaveBeenCalledWith({ options: {}, seed: '12' });
  expect(close).toHaveBeenCalledOnce();
});

test('a named deal is said to be perhaps not winnable only while winnable deals are wanted', () => {
  const { choice } = choiceOf(() => Promise.resolve('given up'));
  choice.write('12');
  expect(choice.warning).toMatch(/Perhaps it cannot be won/);
  choice.write('');
  expect(choice.warning).toBe('');
  choice.write('12');
  choice.prefer(false);
  expect(choice.warning).toBe('');
  choice.prefer(true);
  const any = choiceOf().choice;
  any.write('12');
  expect(any.warning).toBe('');
});

test.each(['-3', '1.5'])('%s is refused as a deal number with a sentence', async (text) => {
  const { choice, deal, close } = choiceOf();
  choice.write(text);
  expect(choice.reading).toContain(`“${text}” is not a deal number`);
  await choice.submit(text, close);
  expect([deal.mock.calls.length, close.mock.calls.length]).toEqual([0, 0]);
});

test('the reason why a deal is impossible is shown until the player writes something else', async () => {
  const { choice, deal, close } = choiceOf();
  deal.mockResolvedValueOnce('no such deal');
  await choice.submit('12', close);
  expect([choice.message, close.mock.calls.length]).toEqual(['no such deal', 0]);
  choice.write('13');
  expect(choice.message).toBe('');
});

test('an empty field searches a winnable deal and deals it', async () => {
  const { choice, deal, close } = choiceOf(() => Promise.resolve({ options: {}, seed: '8' }));
  await choice.submit('', close);
  expect(deal).toHaveBeenCalledWith({ options: {}, seed: '8' });
  expect(choice.isSearching).toBe(false);
});

test('a search that the player stops deals nothing', async () => {
  const { choice, deal, close } = choiceOf(() => Promise.resolve('given up'));
  const submitted = choice.submit('', close);
  choice.stop();
  await submitted;
  expect([deal.mock.calls.length, close.mock.calls.length]).toEqual([0, 0]);
});

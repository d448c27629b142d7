import type { PatienceGame } from '@patience/element';
import { expect, test, vi } from 'vitest';
import type { Source } from '../../catalogue/entry.js';
import type { TableShell } from '../../app-shell/start.js';
import { two } from '../../testing/two.js';
import { en as shared } from '../../testing/words.js';
import { en, type Words } from './first-words.js';
import type { GameOpener } from '../../table/opener.js';
import type { WinnableDeals } from '../../table/winnable.js';

vi.mock('../../components/notices.js', () => ({ notice: vi.fn(() => () => undefined) }));

/** Returns the notices of a deal for which no winnable one is found. @param snapshot the game on the table; undefined on the first deal */
async function noticesOf(snapshot: object | undefined): Promise<readonly string[]> {
  // Load the dealer again: a test of another file may have loaded it with other notices.
  vi.resetModules();
  const [{ notice }, { Dealer }] = await Promise.all([import('../../components/notices.js'), import('./dealer.js')]);
  vi.mocked(notice).mockClear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const shell = { root: new URL('https://a.example/'), words: { ...shared, ...en }, lang: 'en' } as unknown as TableShell<Words>;
  const store = { kept: () => Promise.resolve(undefined), games: () => Promise.resolve([]), write: () => Promise.resolve() };
  const element = { snapshot, addEventListener: () => undefined } as unknown as PatienceGame;
  const dealer = new Dealer(shell, { id: two.id } as Source, { variant: two } as unknown as GameOpener, element, store);
  dealer.winnable = () => Promise.resolve({ find: () => Promise.resolve('none') } as unknown as WinnableDeals);
  expect(await dealer.fresh({})).toEqual({ options: {} });
  return vi.mocked(notice).mock.calls.map(([text]) => text);
}

test('no notice covers the guide when no winnable deal is found for the first deal of a page', async () => {
  expect(await noticesOf(undefined)).toEqual([]);
});

test('a player who asks for a new deal is told that no winnable one was found', async () => {
  expect(await noticesOf({})).toEqual([en.deal.noneKnown]);
});

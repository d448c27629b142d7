import { describe, expect, test, vi } from 'vitest';
import { sourceOf, type AddedSource } from '../../catalogue/entry.js';
import { chooseEntry, type Catalogue } from './choose-entry.js';

const GAME = { id: 'one', address: 'https://a.example/one.js', family: '', deals: [] };
const added: AddedSource = { id: 'mine', names: { en: 'Mine' }, added: true, source: '{}', digest: undefined, recipe: true };

/** Returns the id of the chosen patience, and the lists that were loaded for it. */
async function chosen(page: 'home' | 'play' | 'play-any', query: string, more: { variant?: string; last?: string } = {}) {
  const catalogue = {
    installed: vi.fn<Catalogue['installed']>(() => Promise.resolve([sourceOf('one', ''), sourceOf('two', '')])),
    all: vi.fn<Catalogue['all']>(() => Promise.resolve([added])),
  };
  const game = page === 'play-any' ? undefined : GAME;
  const entry = await chooseEntry({ page, game, variant: more.variant }, new URLSearchParams(query), more.last, catalogue);
  return [entry?.id, catalogue.installed.mock.calls.length, catalogue.all.mock.calls.length];
}

describe('a page with a table chooses', () => {
  test('the patience of its document without loading a list', async () => {
    expect(await chosen('play', '', { variant: 'one', last: 'two' })).toEqual(['one', 0, 0]);
    expect(await chosen('home', '')).toEqual(['one', 0, 0]);
  });

  test('the patience of the address before the one played last', async () => {
    expect(await chosen('home', 'variant=two', { last: 'mine' })).toEqual(['two', 1, 0]);
    expect(await chosen('play-any', 'variant=mine')).toEqual(['mine', 1, 1]);
  });

  test('the patience played last on the start page only', async () => {
    expect(await chosen('home', '', { last: 'mine' })).toEqual(['mine', 1, 1]);
    expect(await chosen('play-any', '', { last: 'mine' })).toEqual([undefined, 0, 0]);
  });

  test('the patience of the document on the start page if the one played last was removed', async () => {
    expect(await chosen('home', '', { last: 'gone' })).toEqual(['one', 1, 1]);
    expect(await chosen('home', 'variant=gone')).toEqual([undefined, 1, 1]);
  });
});

import { expect, test } from 'vitest';
import { cachesOf, outdatedCaches } from './caches.js';

/** Caches by their names, each with the addresses that lie in it. */
const storageOf = (kept: Readonly<Record<string, readonly string[]>>): CacheStorage =>
  ({
    keys: () => Promise.resolve(Object.keys(kept)),
    open: (name: string) =>
      Promise.resolve({ match: (address: string) => Promise.resolve(kept[name]!.includes(address) ? new Response() : undefined) }),
  }) as unknown as CacheStorage;

const site = 'https://a.example/patience/';
const current = `${cachesOf(site)}2`;

test('other versions of a site are outdated, the one in use and those of other sites are not', async () => {
  const [before, root, sibling, longer] = [
    `${cachesOf(site)}1`,
    `${cachesOf('https://a.example/')}1`,
    `${cachesOf('https://a.example/games/')}1`,
    `${cachesOf(`${site}next/`)}1`,
  ];
  const storage = storageOf({ [current]: [], [before]: [], [root]: [], [sibling]: [], [longer]: [], mine: [`${site}index.html`] });
  expect(await outdatedCaches(storage, site, current)).toEqual([before]);
});

test('a cache named by its version alone belongs to the site whose first page lies in it', async () => {
  const storage = storageOf({
    [current]: [],
    'patience-site-1': [`${site}index.html`],
    'patience-site-2': ['https://a.example/index.html', 'https://a.example/other/index.html'],
    'patience-site-3': [],
  });
  expect(await outdatedCaches(storage, site, current)).toEqual(['patience-site-1']);
});

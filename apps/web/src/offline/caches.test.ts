import { expect, test } from 'vitest';
import { cachesOf, outdatedCaches } from './caches.js';

const site = 'https://a.example/patience/';
const used = [`${cachesOf(site)}all`, `${cachesOf(site)}fr`];

test('caches of former versions of the site are outdated; the used ones and those of other sites are not', () => {
  const before = `${cachesOf(site)}0123456789ab`;
  const others = [cachesOf('https://a.example/'), cachesOf('https://a.example/games/'), cachesOf(`${site}next/`)].map((name) => `${name}1`);
  expect(outdatedCaches([...used, before, ...others, 'mine'], site, used)).toEqual([before]);
});

import { expect, test } from 'vitest';
import { cachesOf, outdatedCaches } from './caches.js';

const site = 'https://a.example/patience/';
const current = `${cachesOf(site)}2`;

test('caches of other versions of the site are outdated; the current one and those of other sites are not', () => {
  const before = `${cachesOf(site)}1`;
  const others = [cachesOf('https://a.example/'), cachesOf('https://a.example/games/'), cachesOf(`${site}next/`)].map((name) => `${name}1`);
  expect(outdatedCaches([current, before, ...others, 'mine'], site, current)).toEqual([before]);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readAtlas } from './atlas.js';
import { readPlayed } from './played.js';

const json = (name: string): unknown => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));

test('the file of games that people won names rule sets of the atlas, and no more wins than are possible', () => {
  const { rows } = readAtlas(json('atlas.json'));
  const played = readPlayed(json('played.json'));
  expect(played.length).toBeGreaterThan(0);
  for (const { name, won, games } of played) {
    const row = rows.find((one) => one.name === name);
    expect(row, name).toBeDefined();
    expect(won / games, name).toBeLessThan(row!.winnable[1]);
  }
});

const good = { name: 'toy', by: 'players', won: 1, games: 2, source: 'a site' };

test.each([
  ['no list', {}, /must be a list/],
  ['an entry that is none', [null], /entry 0/],
  ['more wins than games', [good, { ...good, won: 3 }], /entry 1/],
  ['an unknown player', [{ ...good, by: 'robots' }], /entry 0/],
  ['a month that is none', [{ ...good, month: 'May' }], /entry 0/],
  ['no source', [{ ...good, source: '' }], /entry 0/],
])('a file of games that people won with %s is refused', (_, value, why) => {
  expect(() => readPlayed(value)).toThrow(why);
});

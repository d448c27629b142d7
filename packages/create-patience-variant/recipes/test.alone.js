import { Game } from '@patience/core';
import { conformance } from '@patience/core/testing';
import { findWinnable } from '@patience/solver';
import { describe, expect, test } from 'vitest';
import { announced } from './announced.js';
import { namesOf, readFolder, readJson, wonGames } from './files.js';

const variants = readFolder();

for (const variant of variants) {
  const kept = wonGames(variant.id);
  const won = kept.length > 0 ? kept : await firstWon(variant);
  conformance(variant, { describe, test, fixtures: { won } });
}

test('package.json names the patiences of all recipes; npm run build writes them there', () => {
  const manifest = readJson('package.json');
  expect(manifest).toMatchObject(announced(namesOf(variants), manifest));
});

/**
 * Lets the solver win one of ten deals.
 * @param {import('@patience/core').Variant} variant
 * @returns {Promise<unknown[]>} the won game; an empty list if the solver wins none
 */
async function firstWon(variant) {
  const found = await findWinnable(variant, { from: 1, deals: 10, budget: 100_000, time: Infinity });
  if (!found) return [];
  const started = Game.start(variant, { seed: found.seed });
  if (!started.ok) return [];
  for (const move of found.line.text) started.value.play(move);
  return [started.value.save()];
}

import { Game } from '@patience/core';
import { Table } from '@patience/core/search';
import { conformance } from '@patience/core/testing';
import { solve } from '@patience/solver';
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
  expect(readJson('package.json')).toMatchObject(announced(namesOf(variants)));
});

/**
 * Lets the solver win one of the first deals.
 * @param {import('@patience/core').Variant} variant
 * @returns {Promise<unknown[]>} the won game; nothing where it won none
 */
async function firstWon(variant) {
  for (let seed = 1; seed <= 10; seed++) {
    const started = Game.start(variant, { seed });
    if (!started.ok) break;
    const game = started.value;
    const { line } = await solve(new Table(game.variant, game.options, game.table), { budget: 100_000 });
    for (const move of line?.text ?? []) game.play(move);
    if (game.status === 'won') return [game.save()];
  }
  return [];
}

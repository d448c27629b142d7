import { installedVariants, loadInstalled } from '@patience/core/installed';
import { deal, list, MAX_MOVES, Random, type Table } from '@patience/core/internals';
import { expect, test } from 'vitest';
import { isTrue } from '../testing/subset-play.js';
import { solve } from '../solve.js';
import { whyLost } from './index.js';

/** One in this many installed patiences is tested, from the second on. */
const EACH = 12;
const tried = installedVariants(import.meta.dirname).filter((_, i) => i % EACH === 1);

function dealt(variant: Awaited<ReturnType<typeof loadInstalled>>, seed: number): Table {
  const result = deal(variant, { seed });
  if (!result.ok) throw new Error(result.error.message);
  return result.value.table;
}

/** Plays random moves. */
function playOn(table: Table, seed: number, most: number): void {
  const random = new Random(seed);
  const moves = new Int32Array(MAX_MOVES);
  for (let i = 0; i < most && table.status() === 'playing'; i++) {
    const count = list(table, moves);
    if (count === 0) return;
    table.play(moves[random.below(count)]!);
  }
}

test('every reason is true: the named cards are lost when they are played alone', { timeout: 120_000 }, async () => {
  let given = 0;
  for (const installed of tried) {
    const variant = await loadInstalled(installed);
    for (const seed of [1, 2]) {
      const table = dealt(variant, seed);
      playOn(table, seed, 100);
      const reason = whyLost(table);
      if (!reason) continue;
      given++;
      expect([variant.id, seed, reason.kind, isTrue(table, reason)]).not.toContain(false);
    }
  }
  expect(given).toBeGreaterThan(0);
});

test('no position on a winning line has a reason', { timeout: 120_000 }, async () => {
  for (const installed of tried) {
    const variant = await loadInstalled(installed);
    const table = dealt(variant, 1);
    const { line } = await solve(table, { budget: 5_000, time: Infinity, polish: 0 });
    for (const [i, move] of (line?.moves ?? []).entries()) {
      if (i % 40 === 0) expect([variant.id, i, whyLost(table)?.kind]).toEqual([variant.id, i, undefined]);
      table.play(move);
    }
  }
});

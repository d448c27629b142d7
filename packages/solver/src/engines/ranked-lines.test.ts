import { deal, type Table } from '@patience/core/internals';
import { expect, test } from 'vitest';
import { createSearch, wins } from '../index.js';
import { gathering } from '../testing/gathering.js';
import { slyFox } from '../testing/sly-fox.js';
import { RankedLines } from './ranked-lines.js';

function dealt(seed: number): Table {
  const result = deal(slyFox, { seed });
  if (!result.ok) throw new Error(result.error.message);
  return result.value.table;
}

test('a search finds lines by the order of moves of the variant', () => {
  const table = dealt(3);
  const result = createSearch(table, { time: Infinity, budget: 100_000, polish: 0 }).run();
  expect(result).toMatchObject({ verdict: 'solved', engine: 'ranked lines' });
  expect(result.verdict === 'solved' && wins(table, result.line!.moves)).toBe(true);
});

test('ranked lines are the same however they are sliced', () => {
  const [whole, sliced] = [RankedLines.of(dealt(1), 1)!, RankedLines.of(dealt(1), 1)!];
  whole.run(Infinity, 300);
  for (let i = 0; i < 30; i++) sliced.run(Infinity, 10);
  expect(sliced.line).toEqual(whole.line);
  expect(sliced.positions).toBe(300);
});

test('there are no ranked lines for a variant that does not rank moves', () => {
  const result = deal(gathering, { seed: 1 });
  expect(result.ok && RankedLines.of(result.value.table, 1)).toBeUndefined();
});

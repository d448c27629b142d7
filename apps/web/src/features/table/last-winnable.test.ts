import { expect, test } from 'vitest';
import { lastWinnable } from './last-winnable.js';

test.each([0, 1, 2, 7, 40])('the last position that can be won is found in few questions: %i', async (last) => {
  let asked = 0;
  const found = await lastWinnable(41, {
    canBeWon: (n) => {
      asked++;
      return Promise.resolve(n <= last);
    },
  });
  expect(found).toBe(last);
  expect(asked).toBeLessThanOrEqual(6);
});

test('no position can be won when the deal cannot, and the progress only grows', async () => {
  const parts: number[] = [];
  const found = await lastWinnable(9, { canBeWon: () => Promise.resolve(false), onProgress: (part) => parts.push(part) });
  expect(found).toBe(-1);
  expect(parts).toEqual([...parts].sort((a, b) => a - b));
});

test('a deal that is known to be winnable is not searched, and is the answer when no later position is won', async () => {
  const asked: number[] = [];
  const canBeWon = (n: number): Promise<boolean> => (asked.push(n), Promise.resolve(false));
  expect(await lastWinnable(2, { canBeWon, isDealWinnable: true })).toBe(0);
  expect(asked).toEqual([1]);
});

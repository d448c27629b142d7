import { expect, test } from 'vitest';
import { boxAt, freePlace, type Rect } from './free-position.js';

const room: Rect = { left: 0, top: 0, right: 300, bottom: 100 };
const size = { width: 90, height: 40 };
const goal = { x: 105, y: 56 };
const box = (left: number, top: number, right: number, bottom: number): Rect => ({ left, top, right, bottom });

test('a free position nearest to the goal is found', () => {
  expect(freePlace(room, size, [], goal)).toEqual({ at: goal, cost: 0 });
  expect(freePlace(room, size, [box(150, 50, 160, 100)], goal)!.at).toEqual({ x: 56, y: 56 });
});

test('no position is found if every one covers a taken box', () => {
  expect(freePlace(room, size, [box(0, 40, 300, 60)], goal)).toBeUndefined();
});

test('boxes to be spared are covered as little as possible, and taken boxes never', () => {
  const spared = [box(0, 0, 300, 70), box(0, 0, 120, 100)];
  const taken = [box(250, 80, 300, 100)];
  const { at } = freePlace(room, size, taken, goal, spared)!;
  expect(at).toEqual({ x: 124, y: 56 });
  expect(boxAt(at, size).right).toBeLessThanOrEqual(250);
});

import { expect, test } from 'vitest';
import { Tree } from './tree.js';

test('a tree returns the steps to a position and their number', () => {
  const tree = new Tree(5);
  const one = tree.add(0, 11);
  const other = tree.add(0, 12);
  const below = tree.add(one, 13);
  expect(tree.stepsTo(below)).toEqual([11, 13]);
  expect(tree.stepsTo(other)).toEqual([12]);
  expect(tree.stepsTo(0)).toEqual([]);
  expect([0, one, below].map((node) => tree.level(node))).toEqual([0, 1, 2]);
  expect(tree.size).toBe(4);
});

test('a tree refuses a step before its levels are used up', () => {
  const tree = new Tree(5000);
  let [node, steps] = [0, 0];
  for (; !tree.ends(node); steps++) node = tree.add(node, 0);
  expect(steps).toBe(tree.level(node));
  expect(steps).toBeGreaterThan(4000);
});

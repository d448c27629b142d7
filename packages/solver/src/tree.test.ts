import { allOptions } from '@patience/core';
import { list, MAX_MOVES, Random, Table } from '@patience/core/search';
import { expect, test } from 'vitest';
import { Path } from './path.js';
import { homing } from './testing/homing.js';
import { dealt } from './testing/small-decks.js';
import { Tree } from './tree.js';

test('the table is where the steps lead, whatever way it came from', () => {
  const random = new Random(1);
  const source = dealt(homing, allOptions(homing)[0]!, 1)!;
  const path = new Path(source);
  const tree = new Tree(path, 400);
  const moves = new Int32Array(MAX_MOVES);
  for (let i = 0; i < 300; i++) {
    const node = random.below(tree.size);
    tree.goTo(node);
    const plain = new Table(source.variant, source.options, dealt(homing, allOptions(homing)[0]!, 1)!);
    const steps = tree.stepsTo(node);
    for (const step of steps) plain.play(step);
    expect([...path.table.key]).toEqual([...plain.key]);
    expect(tree.level(node)).toBe(steps.length);
    const count = list(path.table, moves);
    if (count > 0 && !tree.ends(node)) expect(tree.add(node, moves[random.below(count)]!)).toBe(tree.size - 1);
  }
  expect(tree.size).toBeGreaterThan(200);
});

test('it ends before there is no room for another level', () => {
  const path = new Path(dealt(homing, allOptions(homing)[0]!, 1)!);
  const tree = new Tree(path, 5000);
  let [node, steps] = [0, 0];
  for (; !tree.ends(node); steps++) node = tree.add(node, 0);
  expect(steps).toBe(tree.level(node));
  expect(steps).toBeGreaterThan(4000);
});

import { expect, test } from 'vitest';
import { stepsOn } from './practice.js';

const line = { after: ['a'], moves: ['b', 'c'] };

test.each([
  ['is at the beginning of the line', ['a'], 0],
  ['has followed one step', ['a', 'b'], 1],
  ['has followed all steps', ['a', 'b', 'c'], undefined],
  ['has left the line', ['a', 'c'], undefined],
  ['went back before the line', [], undefined],
  ['is another game', ['x'], undefined],
])('the number of steps of a game that %s is %s', (_, played, steps) => {
  expect(stepsOn(line, played)).toBe(steps);
});

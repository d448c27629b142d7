import { expect, test } from 'vitest';
import { addressOf, shownAddress, withoutSecrets } from './address.js';
import { planFrom } from './plan.js';
import { readResult, readTask, type Task } from './task.js';

const task: Task = { name: 'one 1', seed: 7, rules: 1, solver: '1.0.0', budget: 100 };
const entry = { seed: 7, verdict: 'impossible', positions: 9, random: false, rules: 1, solver: '1.0.0', budget: 100 };
const won = { entry: { ...entry, verdict: 'solved', moves: 2 }, line: ['a>b', 'turn'] };

test('a task and its result are read as they were written', () => {
  expect(readTask(task)).toEqual(task);
  expect(readResult({ entry }, task)).toEqual({ entry });
  expect(readResult(won, task)).toEqual(won);
});

test.each([
  null,
  undefined,
  7,
  [],
  {},
  { ...task, name: '../../escaped' },
  { ...task, name: 'one/../../x' },
  { ...task, name: 'one..x' },
  { ...task, name: 'one\u001b[2J' },
  { ...task, name: ['one'] },
  { ...task, seed: -1 },
  { ...task, seed: 2 ** 32 },
  { ...task, seed: '7' },
  { ...task, rules: null },
  { ...task, solver: 'x\n' },
  { ...task, budget: 0 },
  { ...task, budget: 1e300 },
  { ...task, more: 1 },
])('what is no task is none: %j', (data) => {
  expect(readTask(data)).toBeUndefined();
});

test.each([
  null,
  'solved',
  [],
  {},
  { entry: null },
  { entry, line: [] },
  { entry: { ...entry, seed: 8 } },
  { entry: { ...entry, rules: 2 } },
  { entry: { ...entry, solver: '2.0.0' } },
  { entry: { ...entry, budget: 1 } },
  { entry: { ...entry, verdict: 'won' } },
  { entry: { ...entry, verdict: 'toString' } },
  { entry: { ...entry, positions: -1 } },
  { entry: { ...entry, positions: '9' } },
  { entry: { ...entry, random: 'yes' } },
  { entry: { ...entry, moves: 3 } },
  { entry: { ...entry, extra: 1 } },
  { entry: won.entry },
  { entry: won.entry, line: [] },
  { entry: won.entry, line: ['a>b'] },
  { entry: won.entry, line: [1, 2] },
  { ...won, more: 1 },
])('what is no result of a task is none: %j', (value) => {
  expect(readResult(value, task)).toBeUndefined();
});

test.each([
  { 'rules ../x': '1', solver: '1.0.0' },
  { 'rules one': 'x', solver: '1.0.0' },
  { other: '1', solver: '1.0.0' },
  { 'rules one': '1', solver: '\u001b[2J' },
])('a plan that no submission writes is refused, and not repeated: %j', (fields) => {
  expect(() => planFrom(fields)).toThrow(/^What the queue says it is counted by makes no sense/);
});

test.each(['redis://:pa/ss@host', 'secret@host', ':secret@host:6379', 'http://secret@host', 'redis://', '6379'])(
  'what is no address is refused, and not repeated: %s',
  (text) => {
    expect(() => addressOf(text)).toThrow(/^The server is written redis:/);
  },
);

test('an address is shown without its secrets, and they are taken out of other texts, however they are written', () => {
  const url = addressOf('rediss://ann:se%2Fc%40ret@host:6380/1?password=other');
  expect(shownAddress(url)).toBe('rediss://…@host:6380/1');
  expect(withoutSecrets('se%2Fc%40ret, se/c@ret and other', url)).toBe('…, … and …');
  expect(shownAddress(addressOf('redis://host:1'))).toBe('redis://host:1');
});

import { expect, test } from 'vitest';
import { addressOf, shownAddress, withoutSecrets } from './address.js';
import { planFrom } from './plan.js';
import { readResult, readTask, type Task } from './task.js';

const task: Task = { name: 'one 1', seed: 7, rules: 1, solver: '1.0.0', budget: 100 };
const entry = { seed: 7, verdict: 'impossible', positions: 9, random: false, rules: 1, solver: '1.0.0', budget: 100 };
const won = { entry: { ...entry, verdict: 'solved', moves: 2 }, line: ['a>b', 'turn'] };

test('readTask and readResult read what was written', () => {
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
])('readTask refuses %j', (data) => {
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
])('readResult refuses %j', (value) => {
  expect(readResult(value, task)).toBeUndefined();
});

test.each([
  { 'rules ../x': '1', solver: '1.0.0' },
  { 'rules one': 'x', solver: '1.0.0' },
  { other: '1', solver: '1.0.0' },
  { 'rules one': '1', solver: '\u001b[2J' },
])('planFrom refuses fields that no submission writes, and does not quote them: %j', (fields) => {
  expect(() => planFrom(fields)).toThrow(/^The versions that are stored with the queue cannot be read/);
});

test.each(['redis://:pa/ss@host', 'secret@host', ':secret@host:6379', 'http://secret@host', 'redis://', '6379'])(
  'addressOf refuses a text that is no address, and does not quote it: %s',
  (text) => {
    expect(() => addressOf(text)).toThrow(/^The server is written redis:/);
  },
);

test('shownAddress and withoutSecrets hide the password of an address, percent-encoded or not', () => {
  const url = addressOf('rediss://ann:se%2Fc%40ret@host:6380/1?password=other');
  expect(shownAddress(url)).toBe('rediss://…@host:6380/1');
  expect(withoutSecrets('se%2Fc%40ret, se/c@ret and other', url)).toBe('…, … and …');
  expect(shownAddress(addressOf('redis://host:1'))).toBe('redis://host:1');
});

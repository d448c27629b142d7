import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { wordsOf } from '../words/index.js';
import { Record } from './record.js';

const folder = mkdtempSync(join(tmpdir(), 'record-'));
const file = join(folder, 'run.jsonl');
afterAll(() => rmSync(folder, { recursive: true }));

const opened = (): Record => new Record(file, file, { variant: 'x', player: 'first' }, 'first', wordsOf('en'));
const LINE = '{"variant":"x","player":"first","seed":4,"result":"won","moves":9}\n';

beforeEach(() => {
  rmSync(file, { force: true });
  const record = opened();
  record.append([{ seed: 4, result: 'won', moves: 9 }]);
  record.close();
});

test('a record that another run writes is refused, and accepted after that run', () => {
  const first = opened();
  expect(opened).toThrow(`run.jsonl is being written by another simulation`);
  first.close();
  opened().close();
});

test('a record whose lock a killed process left behind is taken over after a minute', () => {
  mkdirSync(`${file}.lock`);
  expect(opened).toThrow(`run.jsonl is being written by another simulation`);
  const before = Date.now() / 1000 - 70;
  utimesSync(`${file}.lock`, before, before);
  opened().close();
  expect(existsSync(`${file}.lock`)).toBe(false);
});

test('a record gives the results of earlier runs', () => {
  expect(readFileSync(file, 'utf8')).toBe(LINE);
  const again = opened();
  again.close();
  expect([...again.known]).toEqual([[4, { result: 'won' }]]);
});

test.each([
  ['a result that is none', LINE.replace('won', 'foo')],
  ['a result of another player', LINE.replace('won', 'solved')],
  ['a result that every object has', LINE.replace('won', '__proto__')],
  ['no result', LINE.replace('"result":"won",', '')],
  ['a score that is a text', LINE.replace('"moves":9', '"moves":9,"score":"7"')],
  ['no seed', LINE.replace('"seed":4,', '')],
  ['a seed that is a text', LINE.replace('4', '"4"')],
  ['a seed that is out of bounds', LINE.replace('4', '4294967296')],
  ['a seed that is no whole number', LINE.replace('4', '0.5')],
  ['broken JSON', LINE.replace('}', '')],
  ['no JSON at all', 'garbage\n'],
])('a record refuses %s with the file and the line, and leaves the file unchanged', (_, line) => {
  writeFileSync(file, LINE + line);
  expect(opened).toThrow(`${file} is damaged: line 2 is not the result of a deal`);
  expect(readFileSync(file, 'utf8')).toBe(LINE + line);
});

test('a record removes an incomplete last line, also one that ends within a character', () => {
  writeFileSync(file, Buffer.concat([Buffer.from(LINE + LINE.slice(0, -20)), Buffer.from([0xe2, 0x82])]));
  opened().close();
  expect(readFileSync(file, 'utf8')).toBe(LINE);
});

test('a record of many megabytes loses only an incomplete last line', () => {
  const line = (seed: number): string => LINE.replace('4', String(seed));
  const whole = Array.from({ length: 40_000 }, (_, seed) => line(seed)).join('');
  writeFileSync(file, whole + LINE.slice(0, -9));
  const record = opened();
  expect(record.known.size).toBe(40_000);
  record.append([{ seed: 40_000, result: 'won', moves: 9 }]);
  record.close();
  expect(readFileSync(file, 'utf8') === whole + line(40_000)).toBe(true);
});

test('a record refuses a folder', () => {
  expect(() => new Record(folder, folder, {}, 'first', wordsOf('en'))).toThrow(`${folder} is not a regular file`);
});

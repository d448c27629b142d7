import { constants } from 'node:buffer';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
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

test('a file that is being written says by whom to whoever wants it, too, and is free afterwards', () => {
  const first = opened();
  expect(opened).toThrow(`run.jsonl is being written by another simulation (process ${process.pid} on ${hostname()})`);
  first.close();
  opened().close();
});

test('a file that a dead process held is taken over', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(`${file}.lock`, JSON.stringify({ pid, host: hostname(), since: '' }));
  opened().close();
  expect(existsSync(`${file}.lock`)).toBe(false);
});

test('what was appended is known to the next run', () => {
  expect(readFileSync(file, 'utf8')).toBe(LINE);
  const again = opened();
  again.close();
  expect([...again.known]).toEqual([[4, 'won']]);
});

test.each([
  ['a result that is none', LINE.replace('won', 'foo')],
  ['a result of another player', LINE.replace('won', 'solved')],
  ['a result that every object has', LINE.replace('won', '__proto__')],
  ['no result', LINE.replace('"result":"won",', '')],
  ['no seed', LINE.replace('"seed":4,', '')],
  ['a seed that is a text', LINE.replace('4', '"4"')],
  ['a seed that is out of bounds', LINE.replace('4', '4294967296')],
  ['a seed that is no whole number', LINE.replace('4', '0.5')],
  ['broken JSON', LINE.replace('}', '')],
  ['no JSON at all', 'garbage\n'],
])('%s is told with the file and the line, and the file left as it is', (_, line) => {
  writeFileSync(file, LINE + line);
  expect(opened).toThrow(`${file} is damaged: line 2 does not say how a deal ended`);
  expect(readFileSync(file, 'utf8')).toBe(LINE + line);
});

test('a torn last line is taken away, whatever bytes it ends with', () => {
  writeFileSync(file, Buffer.concat([Buffer.from(LINE + LINE.slice(0, -20)), Buffer.from([0xe2, 0x82])]));
  opened().close();
  expect(readFileSync(file, 'utf8')).toBe(LINE);
});

test('a file of many megabytes is read in pieces, and cut off where its last line is torn', () => {
  const line = (seed: number): string => LINE.replace('4', String(seed));
  const whole = Array.from({ length: 40_000 }, (_, seed) => line(seed)).join('');
  writeFileSync(file, whole + LINE.slice(0, -9));
  const record = opened();
  expect(record.known.size).toBe(40_000);
  record.append([{ seed: 40_000, result: 'won', moves: 9 }]);
  record.close();
  expect(readFileSync(file, 'utf8') === whole + line(40_000)).toBe(true);
});

test('a file that is longer than any text is read, and told for what it is', () => {
  truncateSync(file, constants.MAX_STRING_LENGTH + 1);
  expect(opened).toThrow(`${file} is damaged: line 2 does not say how a deal ended`);
});

test('a folder is not a file to write to', () => {
  expect(() => new Record(folder, folder, {}, 'first', wordsOf('en'))).toThrow(`${folder} is not a regular file`);
});

import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Lock, type Holder } from './lock.js';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
const PROCESSES = 8;
/** Number of locks that every process tries to take in the same order, so that the processes race. */
const LOCKS = 60;

/** Program of a process that tries to take each lock it is sent, and reports which it got. */
const CONTENDER = `
import { Lock } from './lock.mjs';
process.setMaxListeners(0);
process.on('message', (files) => process.send(files.map((file) => Lock.take(file) instanceof Lock)));
process.send('here');
`;
const contenders: ChildProcess[] = [];

beforeAll(async () => {
  const source = readFileSync(new URL('lock.ts', import.meta.url), 'utf8');
  const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  writeFileSync(join(folder, 'lock.mjs'), ts.transpileModule(source, { compilerOptions: options }).outputText);
  writeFileSync(join(folder, 'contender.mjs'), CONTENDER);
  contenders.push(...Array.from({ length: PROCESSES }, () => fork(join(folder, 'contender.mjs'))));
  await Promise.all(contenders.map((one) => once(one, 'message')));
});
afterAll(async () => {
  const ended = contenders.map((one) => once(one, 'exit'));
  for (const one of contenders) one.disconnect();
  await Promise.all(ended);
  rmSync(folder, { recursive: true });
});

const dead = (): string =>
  JSON.stringify({ pid: spawnSync(process.execPath, ['--version']).pid, host: hostname(), since: 'then' } satisfies Holder);
const read = (file: string): Holder => JSON.parse(readFileSync(file, 'utf8')) as Holder;

/** @param left content of the lock file before the processes try @param heir content of the lock for taking over a dead lock */
test.each([
  ['nobody holds', undefined],
  ['a dead process left behind', dead()],
  ['was never completely written', ''],
  ['a dead process left behind, and whose taking over another process died in', dead(), dead()],
])('exactly one of many processes gets a lock that %s', async (_how, left, heir?: string) => {
  for (let round = 0; round < 3; round++) {
    const place = mkdtempSync(join(folder, 'round-'));
    const files = Array.from({ length: LOCKS }, (_, i) => join(place, String(i)));
    for (const file of files) {
      if (left !== undefined) writeFileSync(file, left);
      if (heir !== undefined) writeFileSync(`${file}.heir`, heir);
    }
    const answers = contenders.map((one) => once(one, 'message') as Promise<[boolean[]]>);
    for (const one of contenders) one.send(files);
    const got = (await Promise.all(answers)).map(([taken]) => taken);
    for (const [i, file] of files.entries()) {
      expect(got.filter((taken) => taken[i])).toHaveLength(1);
      expect(read(file).pid).toBe(contenders[got.findIndex((taken) => taken[i])]!.pid);
    }
    expect(readdirSync(place).toSorted()).toEqual(files.map((_, i) => String(i)).toSorted());
  }
});

test('Lock.take returns the holder of a held lock, even to the process that holds it, and takes a released lock', () => {
  const file = join(folder, 'mine');
  const lock = Lock.take(file);
  expect(lock).toBeInstanceOf(Lock);
  expect(Lock.take(file)).toEqual({ pid: process.pid, host: hostname(), since: read(file).since });
  (lock as Lock).release();
  const again = Lock.take(file);
  expect(again).toBeInstanceOf(Lock);
  (again as Lock).release();
  expect(readdirSync(folder)).not.toContain('mine');
});

test('Lock.take does not take over a lock of another machine', () => {
  const file = join(folder, 'far');
  const far: Holder = { pid: 2 ** 22 + 1, host: 'elsewhere', since: 'then' };
  writeFileSync(file, JSON.stringify(far));
  expect(Lock.take(file)).toEqual(far);
});

test.each(['', '{"pid":', 'null', '7', '{}', '{"pid":-1,"host":"here"}'])(
  'Lock.take takes over a lock file that names no process: %s',
  (text) => {
    const file = join(folder, 'none');
    writeFileSync(file, text);
    const lock = Lock.take(file);
    expect(lock).toBeInstanceOf(Lock);
    (lock as Lock).release();
  },
);

test('Lock.take throws where the lock file cannot be written', () => {
  expect(() => Lock.take(join(folder, 'nowhere', 'lock'))).toThrow(/ENOENT/);
  mkdirSync(join(folder, 'wall'));
  expect(() => Lock.take(join(folder, 'wall'))).toThrow(/EISDIR|EPERM/);
});

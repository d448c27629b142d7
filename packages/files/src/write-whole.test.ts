import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeWhole } from './write-whole.js';

const folder = mkdtempSync(join(tmpdir(), 'write-whole-'));
const program = join(folder, 'program');
const inside = join(folder, 'inside');
const file = join(inside, 'file');

/** Program that replaces the given file by a megabyte of text, then appends a megabyte to it, and prints the codes of the errors. */
const WRITER = `
import { appendWhole } from './append-whole.mjs';
import { writeWhole } from './write-whole.mjs';
import { openSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
const [, , file] = process.argv;
const code = [];
const text = 'x'.repeat(2 ** 20);
for (const write of [() => writeWhole(file, [text]), () => appendWhole(openSync(file, 'a'), text)])
  try { write(); } catch (error) { code.push(error.code); }
console.log(JSON.stringify({ code, text: readFileSync(file, 'utf8'), files: readdirSync(dirname(file)) }));
`;

beforeAll(() => {
  mkdirSync(program);
  const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  for (const name of ['write-whole', 'append-whole']) {
    const source = readFileSync(new URL(`${name}.ts`, import.meta.url), 'utf8');
    writeFileSync(join(program, `${name}.mjs`), ts.transpileModule(source, { compilerOptions: options }).outputText);
  }
  writeFileSync(join(program, 'writer.mjs'), WRITER);
});
beforeEach(() => {
  rmSync(inside, { recursive: true, force: true });
  mkdirSync(inside);
  writeFileSync(file, 'old');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the program above from a shell script in which `$1` is Node, `$2` the program and `$3` the file. */
const written = (script: string): unknown => {
  const { stdout, stderr } = spawnSync('sh', ['-c', script, 'sh', process.execPath, join(program, 'writer.mjs'), file], {
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
};

test('writeWhole replaces a file and leaves no temporary file', () => {
  writeWhole(file, ['new ', 'text']);
  expect(readFileSync(file, 'utf8')).toBe('new text');
  writeWhole(join(inside, 'second'), []);
  expect(readdirSync(inside)).toEqual(['file', 'second']);
});

test('writeWhole leaves the old file, and no temporary file, when the text cannot be produced', () => {
  function* pieces(): Generator<string> {
    yield 'x'.repeat(2 ** 21);
    throw new Error('torn');
  }
  expect(() => writeWhole(file, pieces())).toThrow('torn');
  expect([readFileSync(file, 'utf8'), readdirSync(inside)]).toEqual(['old', ['file']]);
});

test.skipIf(process.platform === 'win32')('writeWhole keeps permissions and symbolic links', () => {
  chmodSync(file, 0o640);
  symlinkSync('file', join(inside, 'link'));
  writeWhole(join(inside, 'link'), ['new']);
  expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual(['new', 0o640]);
  expect(readdirSync(inside, { withFileTypes: true }).map((entry) => [entry.name, entry.isSymbolicLink()])).toEqual([
    ['file', false],
    ['link', true],
  ]);
});

test('writeWhole does not replace a folder', () => {
  mkdirSync(join(inside, 'folder'));
  expect(() => writeWhole(join(inside, 'folder'), ['x'])).toThrow(/EISDIR|ENOTEMPTY|EEXIST|EPERM/);
  expect(readdirSync(inside)).toEqual(['file', 'folder']);
});

test.skipIf(process.platform === 'win32')(
  'writeWhole and appendWhole leave a file unchanged when it would exceed the size limit of the process',
  () => {
    expect(written('ulimit -f 64; exec "$@"')).toEqual({ code: ['EFBIG', 'EFBIG'], text: 'old', files: ['file'] });
  },
);

const mount = `mount -t tmpfs -o size=65536 none ${JSON.stringify(inside)}`;
const mounts =
  process.platform === 'linux' &&
  ['-m', '-rm'].find((how) => spawnSync('unshare', [how, 'sh', '-c', `mkdir -p ${JSON.stringify(inside)} && ${mount}`]).status === 0);

test.skipIf(!mounts)('writeWhole and appendWhole leave a file unchanged when the disk is full', () => {
  const script = `exec unshare ${String(mounts)} sh -c '${mount} && printf old > "$3" && exec "$@"' sh "$@"`;
  expect(written(script)).toEqual({ code: ['ENOSPC', 'ENOSPC'], text: 'old', files: ['file'] });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publish } from './publish.js';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'publish-'))));
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Returns a fake registry and packer, whose packed packages consist of their manifests. */
function world(out: readonly string[], refused: readonly string[] = []) {
  const published: (readonly string[])[] = [];
  const run = (command: string, args: readonly string[]) => {
    const answer = (code: number, output = '', errors = '') => ({ code, output, errors });
    if (command === 'tar') return answer(0, readFileSync(args[1]!, 'utf8'));
    if (args[0] === 'view') {
      if (refused.includes(args[1]!)) return answer(1, '', 'npm error code E500');
      return out.includes(args[1]!) ? answer(0, '1.0.0\n') : answer(1, '', 'npm error code E404');
    }
    published.push(args);
    return answer(0);
  };
  return { run, published };
}

const pack = (name: string, version = '1.0.0'): void => {
  writeFileSync(join(folder, `${name}-${version}.tgz`), JSON.stringify({ name, version }));
};

test('each packed package with an unpublished version is published, without scripts and with its provenance', () => {
  pack('a');
  pack('b');
  const { run, published } = world(['a@1.0.0']);
  expect(publish(folder, { run, wanted: ['a@1.0.0', 'b@1.0.0'] })).toEqual(['b@1.0.0']);
  expect(published).toHaveLength(1);
  expect(basename(published[0]![1]!)).toBe('b-1.0.0.tgz');
  expect(published[0]).toEqual(expect.arrayContaining(['--ignore-scripts', '--provenance']));
});

test.each([
  ['another package', 'evil', '1.0.0'],
  ['another version', 'a', '9.0.0'],
])('nothing is published when %s lies in the folder', (_what, name, version) => {
  pack('b');
  pack(name, version);
  const { run, published } = world([]);
  expect(() => publish(folder, { run, wanted: ['a@1.0.0', 'b@1.0.0'] })).toThrow(`${name}@${version}`);
  expect(published).toEqual([]);
});

test('nothing is published when the folder is empty, or the registry fails', () => {
  const { run, published } = world([], ['a@1.0.0']);
  expect(() => publish(folder, { run, wanted: [] })).toThrow('no packed package');
  pack('a');
  expect(() => publish(folder, { run, wanted: ['a@1.0.0'] })).toThrow('E500');
  expect(published).toEqual([]);
});

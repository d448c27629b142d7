import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packages, published } from '../src/workspace.js';
import { packed } from './packed.js';
import { layPackage, strictProblems } from './strict-consumer.js';

interface Manifest {
  readonly private?: boolean;
  readonly version: string;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const all = packages()
  .map(published)
  .map((one) => ({ ...one, manifest: one.manifest as unknown as Manifest, all: one }));
const shipped = all.filter(({ manifest }) => manifest.private !== true);
const versions = new Map(all.map(({ name, manifest }) => [name, manifest.version]));

let problems: ReturnType<typeof strictProblems>;
let folder = '';
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'patience-consumer-')));
  for (const { name, dir, manifest, all: one } of shipped) {
    layPackage(
      folder,
      name,
      packed(one, (wanted) => versions.get(wanted) ?? '0.0.0'),
    );
    for (const needed of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }))
      if (!versions.has(needed)) link(join(dir, 'node_modules', needed), needed);
  }
  const isTyped = (target: unknown): boolean => typeof target === 'object' && target !== null && 'types' in target;
  const entries = shipped.flatMap(({ name, manifest }) =>
    Object.entries(manifest.exports ?? {}).flatMap(([path, target]) => (isTyped(target) ? [join(name, path)] : [])),
  );
  expect(entries.length).toBeGreaterThan(100);
  problems = strictProblems(folder, entries);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Links a dependency from outside this repository, as it is installed here. */
function link(from: string, name: string): void {
  const to = join(folder, 'node_modules', name);
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(realpathSync(from), to);
}

test.each(['nodenext', 'bundler'] as const)(
  'a strict program compiles that imports all published packages and finds modules by %s',
  (way) => {
    expect(problems[way]).toEqual([]);
  },
);

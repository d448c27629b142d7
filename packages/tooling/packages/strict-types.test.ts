import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packages, published, root } from '../src/workspace.js';
import { packed } from './packed.js';

interface Manifest {
  readonly private?: boolean;
  readonly version: string;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** The strictest settings of a user, who also checks every declaration file. */
const STRICT = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noImplicitOverride: true,
  skipLibCheck: false,
  noEmit: true,
};

let folder = '';
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'patience-consumer-')));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Writes a file into the folder of the user. */
function write(path: string, data: string | Buffer): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), data);
}

/** Compiles a program that imports these entries, and returns what the compiler prints. */
function compiled(entries: readonly string[], module: string, moduleResolution: string): string {
  write('package.json', '{ "private": true, "type": "module" }');
  write('consumer.ts', entries.map((entry, i) => `export * as entry${i} from '${entry}';\n`).join(''));
  write('tsconfig.json', JSON.stringify({ compilerOptions: { ...STRICT, module, moduleResolution }, files: ['consumer.ts'] }));
  try {
    return execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

/** Lays all published packages, and those that they need, where a compiler looks for them. @returns the entries that have types */
function layPackages(): readonly string[] {
  const all = packages()
    .map(published)
    .map((one) => ({ ...one, manifest: one.manifest as unknown as Manifest, all: one }));
  const versions = new Map(all.map(({ name, manifest }) => [name, manifest.version]));
  return all
    .filter(({ manifest }) => manifest.private !== true)
    .flatMap(({ name, dir, manifest, all: one }) => {
      for (const [path, data] of packed(one, (wanted) => versions.get(wanted) ?? '0.0.0'))
        if (/\.d\.ts$|^package\.json$/.test(path)) write(join('node_modules', name, path), data);
      for (const needed of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }))
        if (!versions.has(needed)) link(join(dir, 'node_modules', needed), needed);
      const isTyped = (target: unknown): boolean => typeof target === 'object' && target !== null && 'types' in target;
      return Object.entries(manifest.exports ?? {}).flatMap(([path, target]) => (isTyped(target) ? [join(name, path)] : []));
    });
}

/** Links a dependency from outside this repository, as it is installed here. */
function link(from: string, name: string): void {
  const to = join(folder, 'node_modules', name);
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(realpathSync(from), to);
}

const WAYS = [
  ['nodenext', 'NodeNext'],
  ['bundler', 'ESNext'],
] as const;

test.each(WAYS)('a strict compiler that finds modules by %s reports a class that lacks a member of its interface', (way, module) => {
  write('node_modules/cards/package.json', JSON.stringify({ name: 'cards', type: 'module', exports: { '.': { types: './index.d.ts' } } }));
  write('node_modules/cards/index.d.ts', 'interface Host { tell(): void }\nexport declare class Table implements Host { }\n');
  expect(compiled(['cards'], module, way)).toMatch(/error TS2420: .*Table/);
});

test.each(WAYS)('a strict program that finds modules by %s and imports all published packages compiles', (way, module) => {
  const entries = layPackages();
  expect(entries.length).toBeGreaterThan(100);
  expect(compiled(entries, module, way)).toBe('');
});

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { packages, root } from './workspace.js';

/** Texts of the test files by file name, without folder. */
const tests = new Map<string, string>();
for (const { dir } of packages())
  for (const folder of ['src', 'e2e'])
    for (const file of filesIn(join(dir, folder)))
      if (file.endsWith('.test.ts')) tests.set(basename(file), (tests.get(basename(file)) ?? '') + readFileSync(file, 'utf8'));

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
  } catch {
    return []; // a package without this folder
  }
}

test('each test that SECURITY.md names as a proof exists', () => {
  const text = readFileSync(join(root, 'apps/web/SECURITY.md'), 'utf8').replace(/\s+/g, ' ');
  const proofs = [...text.matchAll(/(?<![\w.-])([\w.-]+\.test\.ts)((?:, "[^"]+")*)/g)];
  expect(proofs.length).toBeGreaterThan(20);
  const missing = proofs.flatMap(([, file = '', names = '']) => {
    const source = tests.get(file);
    if (source === undefined) return [file];
    return [...names.matchAll(/"([^"]+)"/g)].flatMap(([, name = '']) =>
      // SECURITY.md may shorten a name: “…” stands for the part that is left out.
      name.split('…').every((part) => source.includes(part.trim())) ? [] : [`${file}, "${name}"`],
    );
  });
  expect(missing).toEqual([]);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { licences } from './licences.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'patience-licences-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a package into node_modules, or into that of another package. @returns a source file of it */
function bundled(name: string, licence?: string): string {
  const home = join(folder, 'node_modules', name);
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name, version: '1.2.3', license: 'ISC' }));
  if (licence !== undefined) writeFileSync(join(home, 'LICENSE.txt'), licence);
  return join(home, 'lib', 'index.js');
}

test('every package of other people that is bundled is named once, with its licence in full', () => {
  const own = join(folder, 'packages', 'own', 'src', 'index.ts');
  const text = licences([own, bundled('@scope/one', 'You may.'), bundled('two', 'As you like.'), bundled('two', 'As you like.')]);
  expect(text.match(/^## .*/gm)).toEqual(['## @scope/one 1.2.3 (ISC)', '## two 1.2.3 (ISC)']);
  expect(text).toContain('You may.');
  expect(text).toContain('As you like.');
});

test('a bundled package without a licence file stops the build and is named', () => {
  expect(() => licences([bundled('three')])).toThrow(/three is bundled, but has no licence file/);
});

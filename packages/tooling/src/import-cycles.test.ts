import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { importCycles } from './import-cycles.js';
import { packages } from './workspace.js';

/**
 * Largest number of modules in import cycles, by package; 0 for packages that are not named. Only lower a number, when a cycle shrinks;
 * delete the line when the cycle is gone.
 */
const ALLOWED: Readonly<Record<string, number>> = {};

test.each(packages().map(({ path, dir }) => [path, dir] as const))('%s has no import cycle beyond the allowed ones', (path, dir) => {
  const cycles = importCycles(dir);
  const allowed = ALLOWED[path] ?? 0;
  expect(
    cycles.flat().length,
    `modules of ${path} that import one another in circles: ${cycles.map(String).join(' | ')}`,
  ).toBeLessThanOrEqual(allowed);
});

describe('importCycles', () => {
  let folder = '';

  /** Writes modules into a new folder. */
  function write(modules: Readonly<Record<string, string>>): string {
    folder = mkdtempSync(join(tmpdir(), 'import-cycles-'));
    for (const [name, text] of Object.entries(modules)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    return folder;
  }

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('finds a cycle through a type import, a re-export and a lazy import', () => {
    const dir = write({
      'a.ts': `import type { B } from './deep/b.js';`,
      'deep/b.ts': `export * from '../c.js';`,
      'c.ts': `export const later = () => import('./a.js');`,
      'd.ts': `import './a.js';`,
    });
    expect(importCycles(dir)).toEqual([['a.ts', 'c.ts', 'deep/b.ts']]);
  });

  test('ignores modules that share an import, packages and built files', () => {
    const dir = write({
      'a.ts': `import './c.js'; import 'package';`,
      'b.ts': `import './a.js'; import './c.js';`,
      'c.ts': '',
      'dist/x.js': `import './y.js';`,
      'dist/y.js': `import './x.js';`,
    });
    expect(importCycles(dir)).toEqual([]);
  });
});

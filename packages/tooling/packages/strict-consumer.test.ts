import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { layPackage, strictProblems } from './strict-consumer.js';

const manifest = JSON.stringify({
  name: 'cards',
  type: 'module',
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
});

/** Returns the problems that a strict compiler finds in a package with these declarations. */
function problemsOf(declarations: string): ReturnType<typeof strictProblems> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'patience-strict-')));
  try {
    layPackage(folder, 'cards', [
      ['package.json', manifest],
      ['dist/index.d.ts', declarations],
    ]);
    return strictProblems(folder, ['cards'], ['lib.es5.d.ts']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('a strict compiler reports a class that lacks a member of its interface, and an import of a missing file', () => {
  const kept = 'interface Host { tell(): void }\nexport declare class Table implements Host { tell(): void }\n';
  expect(problemsOf(kept)).toEqual({ nodenext: [], bundler: [] });
  const lost = /^node_modules\/cards\/dist\/index\.d\.ts\(2,\d+\): error TS2420: .*Table/;
  expect(problemsOf(kept.replace(/ tell\(\): void }\n$/, ' }\n'))).toEqual({
    nodenext: [expect.stringMatching(lost)],
    bundler: [expect.stringMatching(lost)],
  });
  const missing = [expect.stringMatching(/error TS2307: .*\.\/table\.js/)];
  expect(problemsOf("export * from './table.js';\n")).toEqual({ nodenext: missing, bundler: missing });
});

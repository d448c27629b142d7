import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.ts$/.test(name) && !name.startsWith('testing'))
  .map((name) => join(import.meta.dirname, name));
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

/** Returns the files of this package that a file imports, including types and dynamic imports. */
const importsOf = (file: string): string[] =>
  [...texts.get(file)!.matchAll(/(?:from |import\()'(\.[^']+)\.js'/g)].map(([, path]) => join(dirname(file), `${path!}.ts`));

/** Returns the files from which a file imports, directly or through others. */
function reached(from: string): Set<string> {
  const found = new Set<string>();
  const open = importsOf(from);
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    open.push(...importsOf(file));
  }
  return found;
}

test('no file of the command line is part of an import cycle', () => {
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => reached(file).has(file))).toEqual([]);
});

test('every export of the command line has a doc comment', () => {
  const bare = files.flatMap((file) => {
    const lines = texts.get(file)!.split('\n');
    return lines
      .filter((line, i) => /^export (?!type \{|\{|\*)/.test(line) && !/\*\/$/.test(lines[i - 1] ?? ''))
      .map((line) => [file, line]);
  });
  expect(bare).toEqual([]);
});

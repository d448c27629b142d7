import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const FILES = read('../docs/files.md');

test('the table of files names the size budget of each file for script tags', () => {
  const { sizeBudget } = JSON.parse(read('../package.json')) as { sizeBudget: Readonly<Record<string, string>> };
  const budgets = Object.entries(sizeBudget).flatMap(([file, size]) =>
    file.includes('patience-game.') ? [[file.slice('dist/'.length), size]] : [],
  );
  const named = Array.from(FILES.matchAll(/^\| `(patience-game\.\w+\.js)` \| ([\d.]+ kB) \|/gm), ([, file, size]) => [file, size]);
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(budgets));
});

test.each(['../docs/quick-start.md', '../../core/GUIDE.md', '../../../README.md'])(
  '%s copies the licences beside the files for script tags',
  (path) => {
    const copied = read(path)
      .split('\n')
      .filter((line) => line.trim().startsWith('cp node_modules/@patience/element'));
    expect(copied.map((line) => line.trim().split('/').at(-1))).toEqual(['patience-game.*.js .', 'third-party.md .']);
  },
);

test.each(['quick-start', 'policies', 'frameworks'])(
  '%s shows the rule of the style sheet that reserves the space of the element',
  (name) => {
    const rule = read('../patience-game.css')
      .replace(/\/\*.*?\*\//s, '')
      .replace(/\s+/g, ' ')
      .replace('; }', ' }');
    expect(read(`../docs/${name}.md`)).toContain(rule.trim());
  },
);

test('the README has at most 120 lines: the documents have the rest', () => {
  expect(read('../README.md').split('\n').length).toBeLessThanOrEqual(121);
});

import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { reference } from '../docs/reference.js';
import { reasons } from './words/en-reasons.js';

test('CONTRACT.md is up to date with the docstrings', async () => {
  await expect(reference()).toMatchFileSnapshot('../CONTRACT.md');
});

test('the type parameters of an interface are shown', () => {
  for (const head of ['interface Action<O extends Options>', 'interface Variant<O extends Options = Options>'])
    expect(reference()).toContain(head);
});

test('every member of the contract has a docstring', () => {
  const unexplained = reference()
    .split('\n')
    .filter((line) => /^\| `\w+\??` \| .* \|\s*\|$/.test(line));
  expect(unexplained).toEqual([]);
});

test('the guide lists each reason of a refused move with its sentence', () => {
  // The sentences after these belong to problems that are no refusals of the rules.
  const codes = Object.keys(reasons).slice(0, Object.keys(reasons).indexOf('unknown-pile'));
  const rows = codes.map((code) => {
    const said = reasons[code]!;
    return `| \`${code}\` | ${typeof said === 'string' ? said : (said.other as string)} |`;
  });
  const guide = readFileSync(new URL('../GUIDE.md', import.meta.url), 'utf8').split('\n');
  expect(guide.filter((line) => /^\| `[\w-]+` \| .*\. \|$/.test(line))).toEqual(rows);
});

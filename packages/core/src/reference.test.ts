import { expect, test } from 'vitest';
import { reference } from '../docs/reference.js';

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

import { expect, test } from 'vitest';
import { reference } from '../docs/reference.js';

test('CONTRACT.md says what the types say', async () => {
  await expect(reference()).toMatchFileSnapshot('../CONTRACT.md');
});

test('the type parameters of an interface are shown', () => {
  for (const head of ['interface Action<O extends Options>', 'interface Variant<O extends Options = Options>'])
    expect(reference()).toContain(head);
});

test('everything in the contract is explained', () => {
  const unexplained = reference()
    .split('\n')
    .filter((line) => /^\| `\w+\??` \| .* \|\s*\|$/.test(line));
  expect(unexplained).toEqual([]);
});

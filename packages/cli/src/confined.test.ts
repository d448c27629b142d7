import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { confined } from './confined.js';

test('each file and folder is allowed once, since Node 20 aborts at the second time', () => {
  const argv = ['simulate', './g.mjs', '--deck-file', './g.mjs', '--out', 'o', '--out', 'o', '--save', 'o'];
  const { node } = confined(argv, './g.mjs', '--experimental-permission', new Set(['--allow-fs-read', '--allow-fs-write']));
  expect(node.toSorted()).toEqual([...new Set(node)].toSorted());
  expect(node).toEqual(expect.arrayContaining([`--allow-fs-read=${resolve('./g.mjs')}`, `--allow-fs-write=${resolve('o')}`]));
});

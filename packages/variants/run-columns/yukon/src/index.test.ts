import { layOut, deadEndOfTable } from '@patience/core/testing';
import { expect, test } from 'vitest';
import { yukon } from './index.js';

test('a run from the king that can only be carried from gap to gap is a dead end', () => {
  const { table } = layOut(yukon, { f1: 'AS', t1: 'KS QH JS', t2: '5H 3D 5D 3H', t3: '9C 7C' });
  expect(deadEndOfTable(table)).toBe('dead');
});

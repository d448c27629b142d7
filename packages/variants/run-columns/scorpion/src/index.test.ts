import { layOut, deadEndOfTable } from '@patience/core/testing';
import { expect, test } from 'vitest';
import { scorpion } from './index.js';

test('a run from the king that can only be carried from gap to gap is a dead end', () => {
  const { table } = layOut(scorpion, { t1: 'KS QS JS', t2: '2H 4H', t3: '3D 2C' });
  expect(deadEndOfTable(table)).toBe('dead');
});

import { CELL_POLICY } from '@patience/element/cell';
import { expect, test } from 'vitest';
import { CELL_CSP } from './policy.js';

test('the header of the cell says what its document says', () => {
  expect(CELL_CSP).toBe(CELL_POLICY);
});

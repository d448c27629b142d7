import { SANDBOX_POLICY } from '@patience/element/sandbox';
import { expect, test } from 'vitest';
import { SANDBOX_CSP } from './policy.js';

test('the sandbox has the same policy in its header and in its document', () => {
  expect(SANDBOX_CSP).toBe(SANDBOX_POLICY);
});

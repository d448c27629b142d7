import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { digestOf } from './digest.js';

test('the digest of a file is the first 96 bits of its SHA-256', async () => {
  const file = new TextEncoder().encode('ace of spades');
  expect(await digestOf(file)).toBe(createHash('sha256').update(file).digest('base64').slice(0, 16));
});

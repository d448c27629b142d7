import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { CELL_DIGESTS, CELL_POLICY, cellDocument, cellScripts } from './document.js';

test('the policy of a cell names its two scripts, as they stand in its documents', () => {
  const digest = (text: string): string => createHash('sha256').update(text).digest('base64');
  const { inner, outer } = cellScripts();
  expect({ inner: digest(inner), outer: digest(outer) }).toEqual(CELL_DIGESTS);
  expect(cellDocument()).toContain(`<script>${outer}</script>`);
  expect(outer).toContain(JSON.stringify(`<script>${inner}</script>`).replaceAll('<', '\\u003c').slice(1, -1));
  expect(CELL_POLICY).not.toMatch(/unsafe|https?:|\*/);
});

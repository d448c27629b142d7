import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CELL_DIGESTS, CELL_POLICY, cellDocument, cellScripts } from './document.js';

test('the policy of a cell names its two scripts, as they stand in its documents', () => {
  const digest = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const { inner, outer } = cellScripts();
  expect([digest(outer), digest(inner)]).toEqual(CELL_DIGESTS);
  expect(readFileSync(new URL('../../README.md', import.meta.url), 'utf8')).toContain(CELL_DIGESTS.join(' '));
  for (const source of CELL_DIGESTS) expect(CELL_POLICY).toContain(source);
  expect(cellDocument()).toContain(`<script>${outer}</script>`);
  expect(outer).toContain(JSON.stringify(`<script>${inner}</script>`).replaceAll('<', '\\u003c').slice(1, -1));
  expect(CELL_POLICY).not.toMatch(/unsafe|https?:|\*/);
});

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { relayDocument, SANDBOX_DIGESTS, SANDBOX_POLICY, sandboxScripts } from './document.js';

test('the policies contain the digests of the sandbox scripts', () => {
  const digest = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const scripts = sandboxScripts();
  expect(scripts.map(([, script]) => digest(script))).toEqual(scripts.map(([named]) => named));
  for (const [named, script] of scripts) {
    expect(SANDBOX_POLICY).toContain(named);
    expect(script).not.toContain('</script');
  }
  expect(relayDocument()).toContain(`<script>${scripts[1]![1]}</script>`);
  expect(SANDBOX_POLICY).not.toMatch(/unsafe|https?:|\*/);
});

test('the documents list the digests that a page has to allow', () => {
  expect(readFileSync(new URL('../../docs/sandbox.md', import.meta.url), 'utf8')).toContain(SANDBOX_DIGESTS.join(' '));
});

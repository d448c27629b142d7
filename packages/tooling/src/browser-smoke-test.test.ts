import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prove, smokeTest } from './browser-smoke-test.js';

type Page = Parameters<typeof prove>[0];

/** Returns a fake page on which every check passes, except for the given methods. */
function page(broken: Record<string, unknown>): Page {
  let html = '';
  const works = {
    setContent: (content: string) => Promise.resolve(void (html = content)),
    screenshot: () => Promise.resolve(Buffer.from(`\x89PNG ${html}`, 'latin1')),
    click: () => Promise.resolve(),
    keyboard: { type: () => Promise.resolve() },
    inputValue: () => Promise.resolve('King'),
    isVisible: () => Promise.resolve(true),
  };
  return { ...works, ...broken } as unknown as Page;
}

test.each([
  ['draws nothing', 'draws no text', { screenshot: () => Promise.resolve(Buffer.from('\x89PNG empty', 'latin1')) }],
  ['takes no screenshot', 'takes no screenshot', { screenshot: () => Promise.resolve(Buffer.from('')) }],
  ['accepts no keys', 'accepts no typed keys', { inputValue: () => Promise.resolve('') }],
  ['opens no dialog', 'opens no dialog', { isVisible: () => Promise.resolve(false) }],
])('the smoke test refuses a browser that %s, and says so', async (_, word, broken) => {
  await expect(prove(page(broken))).rejects.toThrow(word);
});

test('a browser that draws the same box for every letter is refused', async () => {
  const boxes = page({});
  const { setContent } = boxes;
  boxes.setContent = (html) => setContent(html.replace(/[MW]/, '□'));
  await expect(prove(boxes)).rejects.toThrow('draws no text');
});

test('a browser that passes every check is accepted', async () => {
  await expect(prove(page({}))).resolves.toBeUndefined();
});

describe.runIf(process.platform !== 'win32')('programs that are not browsers are refused', () => {
  let dir: string;
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'patience-smoke-test-'));
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  function program(name: string, script: string) {
    const executablePath = join(dir, name);
    writeFileSync(executablePath, `#!/bin/sh\n${script}\n`);
    chmodSync(executablePath, 0o755);
    return { kind: 'named' as const, executablePath };
  }

  test('a browser that exits during the check is refused', async () => {
    await expect(smokeTest(program('dies', 'exit 133'))).rejects.toThrow('does not start');
  });

  test('a browser that hangs is refused after the time limit', async () => {
    await expect(smokeTest(program('hangs', 'exec sleep 1000'), 1500)).rejects.toThrow(/does not start.*1500ms/);
  });
});

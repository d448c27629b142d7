import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

/** Runs an entry in Node, from its source. */
async function inNode(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['@patience/source'],
  });
  const code = `${outputFiles[0]!.text}\nconsole.log('fine');`;
  return execFileSync(process.execPath, ['--input-type=module', '-'], { input: code, encoding: 'utf8' }).trim();
}

test.each(['./index.ts', './define.ts'])('%s can be imported in Node', async (entry) => {
  expect(await inNode(entry)).toBe('fine');
});

test('the element is not defined where the document is only simulated, without or with some CSS', async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./define.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    conditions: ['@patience/source'],
  });
  for (const CSS of [undefined, { supports: () => true }]) {
    const defined: string[] = [];
    const page = {
      CSS,
      document: { createTreeWalker: () => ({}), createComment: () => ({}) },
      HTMLElement: EventTarget,
      Element: EventTarget,
    };
    const customElements = { get: () => undefined, define: (name: string) => void defined.push(name) };
    runInNewContext(outputFiles[0]!.text, { ...page, customElements, console });
    expect(defined).toEqual([]);
  }
});

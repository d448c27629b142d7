import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importTs } from './import-ts.js';
import { isTwin, writtenOut } from './twins.js';
import { entriesOf, PUBLISHED, published, variants } from './workspace.js';

const twins = variants().filter(({ dir }) => isTwin(readFileSync(join(dir, 'src', 'index.ts'), 'utf8')));

describe('writing out a patience that extends another one', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'patience-twin-'));
    writeFileSync(
      join(folder, 'base.ts'),
      `export const base = { id: 'base', deal: [{ to: 't1', all: true }], strings: { en: { name: 'Base' } } };\n`,
    );
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  const twin = async (patch: string): Promise<string> => {
    const file = join(folder, 'twin.ts');
    writeFileSync(
      file,
      `import { base } from './base.js';\nexport const twin = { ...base, ${patch}, strings: { en: { name: 'Twin', rules: 'a \`b\`\\n\${c} \\\\d' } } };\nexport default twin;\n`,
    );
    return writtenOut(file);
  };

  test('writtenOut returns a module without imports whose exports have all their data', async () => {
    const text = await twin(`id: 'twin'`);
    expect(text).not.toMatch(/\bimport\b|Base|extend/);
    const file = join(folder, 'written.mjs');
    writeFileSync(file, text);
    const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
    expect(module['twin']).toEqual({
      id: 'twin',
      deal: [{ to: 't1', all: true }],
      strings: { en: { name: 'Twin', rules: 'a `b`\n${c} \\d' } },
    });
    expect(module['default']).toBe(module['twin']);
  });

  test('writtenOut refuses data with a function and names the function', async () => {
    await expect(twin(`id: 'twin', deal: [{ to: () => 't1' }]`)).rejects.toThrow(/twin\.deal\[0\]\.to is a function/);
  });
});

describe.each(twins.map((one) => ({ path: one.path, one })))('$path', ({ one }) => {
  test('the published package has all its data and does not need the patience that it extends', async () => {
    const source = await importTs(join(one.dir, 'src', 'index.ts'));
    for (const name of Object.keys(entriesOf(one)).filter((module) => module !== 'register')) {
      const file = join(one.dir, PUBLISHED, 'dist', `${name}.js`);
      expect(readFileSync(file, 'utf8')).not.toMatch(/\bextend\b|mergePatch|^import /m);
      const built = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
      expect(built['default']).toEqual(source['default']);
    }
    const { manifest } = published(one);
    const needed = Object.keys({
      ...(manifest['dependencies'] as object | undefined),
      ...(manifest['peerDependencies'] as object),
      ...(manifest['devDependencies'] as object),
    });
    expect(needed).toEqual(['@patience/core']);
  });
});

test('some patiences extend another one', () => {
  expect(twins.length).toBeGreaterThan(10);
});

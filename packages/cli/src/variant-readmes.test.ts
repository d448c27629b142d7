import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Variant } from '@patience/core';
import { installedVariants } from '@patience/core/installed';
import { expect, test } from 'vitest';
import { readmeOf, WRITTEN } from '../docs/variant-readme.js';

const found = installedVariants(fileURLToPath(new URL('../../..', import.meta.url))).filter(({ source }) => source !== undefined);
const folders = [...new Set(found.map(({ folder }) => folder))]
  .map((folder) => ({
    folder,
    variants: found.filter((one) => one.folder === folder),
    text: readFileSync(join(folder, 'README.md'), 'utf8'),
  }))
  .filter(({ text }) => text.trimEnd().endsWith(WRITTEN));

test('most READMEs of patiences are written, not typed', () => {
  expect(folders.length).toBeGreaterThan(80);
});

test.each(folders)('the README of $variants.0.package is what `pnpm readmes` writes', async ({ folder, variants, text }) => {
  const entries = await Promise.all(
    variants.map(async ({ module, source }) => ({
      module: `./${module.slice(folder.length + 1).replaceAll('\\', '/')}`,
      variant: ((await import(/* @vite-ignore */ source!)) as { default: Variant }).default,
    })),
  );
  expect(text).toBe(readmeOf(variants[0]!.package, entries));
});

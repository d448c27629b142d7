/** `pnpm -F @patience/cli readmes`: writes the README of every package that brings patiences, from what was built (`pnpm build`). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedVariants, loadInstalled, type InstalledVariant } from '@patience/core/installed';
import { writeWhole } from '@patience/files';
import { readmeOf } from '../docs/variant-readme.js';

const found = installedVariants(process.cwd()).filter(({ source }) => source !== undefined);
const folders = new Map<string, InstalledVariant[]>();
for (const one of found) folders.set(one.folder, [...(folders.get(one.folder) ?? []), one]);

let written = 0;
for (const [folder, variants] of folders) {
  const entries = await Promise.all(
    variants.map(async (one) => ({
      module: one.module
        .slice(folder.length)
        .replace(/^[\\/]/, './')
        .replaceAll('\\', '/'),
      variant: await loadInstalled(one),
    })),
  );
  const file = join(folder, 'README.md');
  const text = readmeOf(variants[0]!.package, entries);
  if (readFileSync(file, 'utf8') === text) continue;
  writeWhole(file, [text]);
  written++;
}
console.log(`${written} of ${folders.size} READMEs written.`);

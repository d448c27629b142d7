/** Writes one module without imports for each recipe into `dist`, and names the patiences in package.json. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { announced } from './announced.js';
import { fileOf, namesOf, readFolder, readJson } from './files.js';

const variants = readFolder();
rmSync(fileOf('dist'), { recursive: true, force: true });
mkdirSync(fileOf('dist'));
for (const variant of variants)
  writeFileSync(fileOf(`dist/${variant.id}.js`), `export default ${JSON.stringify(variant, undefined, 2)};\n`);
writeFileSync(
  fileOf('dist/variant.d.ts'),
  "import type { Variant } from '@patience/core';\n\ndeclare const variant: Variant;\nexport default variant;\n",
);
writeFileSync(
  fileOf('package.json'),
  `${JSON.stringify({ ...readJson('package.json'), ...announced(namesOf(variants)) }, undefined, 2)}\n`,
);

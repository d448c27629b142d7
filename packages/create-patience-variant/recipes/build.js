/**
 * Writes one module without imports for each recipe into `dist`, and one that registers all patiences, and names them in package.json.
 */
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
const numbered = variants.map(({ id }, i) => ({ id, name: `variant${i + 1}` }));
writeFileSync(
  fileOf('dist/register.js'),
  [
    "import { register } from '@patience/core';",
    ...numbered.map(({ id, name }) => `import ${name} from './${id}.js';`),
    '',
    ...numbered.map(({ name }) => `register(${name});`),
    '',
  ].join('\n'),
);
writeFileSync(fileOf('dist/register.d.ts'), 'export {};\n');
const manifest = readJson('package.json');
writeFileSync(fileOf('package.json'), `${JSON.stringify({ ...manifest, ...announced(namesOf(variants), manifest) }, undefined, 2)}\n`);

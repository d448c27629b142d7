/**
 * Builds every variant in one process: each entry becomes one readable module without imports, `dist/NAME.js` in its
 * package. `node build-variants.js`; declarations are written by declarations.js.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'tsup';
import { variant } from './tsup.js';
import { entriesOf, root, variants } from './workspace.js';

const all = variants();
// The declarations beside them are another's, who may be writing them at the same time.
for (const { dir } of all)
  for (const file of existsSync(join(dir, 'dist')) ? readdirSync(join(dir, 'dist')) : [])
    if (file.endsWith('.js')) rmSync(join(dir, 'dist', file));
const entry = Object.fromEntries(
  all.flatMap((one) => Object.entries(entriesOf(one)).map(([name, source]) => [`${one.path}/dist/${name}`, `${one.path}/${source}`])),
);
await build({ ...variant, config: false, silent: true, entry, outDir: root, clean: false });

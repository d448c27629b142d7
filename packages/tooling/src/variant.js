/**
 * Runs `pnpm variant NAME`, which builds one variant and runs its tests in seconds. NAME is the package, with or without its scope, or the
 * id of a patience of a package that was built before. Further arguments go to Vitest, such as `-t "every fan"`.
 */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildVariants } from './build-variants.js';
import { published, root } from './workspace.js';

const [name, ...rest] = process.argv.slice(2).filter((argument) => argument !== '--');
try {
  if (name === undefined) throw new Error('Which variant? For example: pnpm variant NAME');
  const [one] = await buildVariants([name]);
  if (!one) throw new Error(`There is no variant "${name}" under packages/variants.`);
  const [id = ''] = Object.keys(/** @type {{ variants: Record<string, unknown> }} */ (published(one).manifest['patience']).variants);
  console.log(`✓ built ${one.path}/dist; see it with: pnpm patience deal ${id}\n`);
  // A patience whose rules are data has no test file: the common one runs its tests.json.
  const own = readdirSync(join(root, one.path, 'src')).some(
    (file) => file.endsWith('.test.ts') && readFileSync(join(root, one.path, 'src', file), 'utf8').includes('conformance('),
  );
  const chosen = own ? [`${one.path}/`] : ['packages/variants/specifications.test.ts', '-t', `^${id} keeps`];
  // Start Vitest itself: `npm run variant` and corepack work without pnpm on the PATH.
  const tests = spawn(join(root, 'node_modules/.bin/vitest'), ['run', '--project', 'variants', '--hideSkippedTests', ...chosen, ...rest], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  tests.on('close', (code) => (process.exitCode = code ?? 1));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

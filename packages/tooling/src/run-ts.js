/**
 * Runs TypeScript programs such as benches: `node run-ts.js packages/core/bench/*.bench.ts [[--] arguments]`, in the root of the workspace.
 * tsx cannot: it wraps every function in a helper, which benches would measure, and which a page that gets a function as text lacks.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { root } from './workspace.js';

const given = process.argv.slice(2);
const files = given.slice(0, given.findIndex((argument) => !argument.endsWith('.ts')) >>> 0);
const args = given.slice(files.length + (given[files.length] === '--' ? 1 : 0));
const missing = files.filter((file) => !existsSync(file));
if (files.length === 0 || missing.length > 0) throw new Error(`There is nothing to run at ${missing.join(', ') || '(no file was named)'}.`);
// A signal ends the program, too; this process lives on to remove the bundle.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);

/** Leaves packages from outside, and the tools, out of the bundle. @param {import('esbuild').OnResolveArgs} args */
const outside = ({ kind, path }) => (kind === 'entry-point' || /^@patience\/(?!tooling)/.test(path) ? undefined : { path, external: true });

for (const file of files) {
  // Write the bundle beside the source, so that the packages it names are found from there.
  const outfile = join(dirname(resolve(file)), `.${basename(file, '.ts')}.mjs`);
  try {
    await build({
      entryPoints: [file],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      conditions: ['@patience/source'],
      sourcemap: 'inline',
      logLevel: 'error',
      plugins: [{ name: 'others', setup: (bundler) => bundler.onResolve({ filter: /^[^./]/ }, outside) }],
    });
    const { status } = spawnSync(process.execPath, ['--enable-source-maps', '--expose-gc', outfile, ...args], {
      stdio: 'inherit',
      cwd: root,
    });
    if (status !== 0) process.exitCode = status ?? 1;
  } finally {
    rmSync(outfile, { force: true });
  }
}

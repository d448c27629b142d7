/**
 * Runs TypeScript programs such as benches in plain Node, as it would run the built packages:
 * `node run-ts.js packages/core/bench/*.bench.ts [[--] arguments]`. The programs are named first; what follows is theirs.
 * Bundled, so that nothing is between V8 and the code.
 */
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';

const given = process.argv.slice(2);
const end = given.findIndex((argument) => !argument.endsWith('.ts'));
const named = end < 0 ? given : given.slice(0, end);
const files = named.filter((file) => !file.includes('*')); // a pattern that matched nothing comes as it is
const args = given.slice(named.length + (given[named.length] === '--' ? 1 : 0));
const missing = files.filter((file) => !existsSync(file));
if (files.length === 0 || missing.length > 0) {
  console.error(`There is nothing to run at ${(missing.length > 0 ? missing : named).join(', ') || '(no file was named)'}.`);
  process.exit(1);
}

for (const file of files) {
  // Beside the source, so that the packages it names are found from there.
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
      plugins: [
        {
          name: 'keep-third-parties-outside',
          setup(bundler) {
            bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
              kind === 'entry-point' || (path.startsWith('@patience/') && !path.startsWith('@patience/tooling'))
                ? undefined
                : { path, external: true },
            );
          },
        },
      ],
    });
    const code = await ended(spawn(process.execPath, ['--enable-source-maps', '--expose-gc', outfile, ...args], { stdio: 'inherit' }));
    if (code !== 0) process.exitCode = code;
  } finally {
    rmSync(outfile, { force: true });
  }
}

/**
 * Whoever ends this process ends the program, and is told how it ended.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} its exit code
 */
function ended(child) {
  /** @type {'SIGINT' | 'SIGTERM' | undefined} */
  let sent;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => {
      sent = signal;
      child.kill(signal);
    });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      const by = sent ?? signal;
      resolve(by ? 128 + constants.signals[by] : (code ?? 1));
    });
  });
}

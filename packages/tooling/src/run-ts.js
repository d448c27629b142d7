/**
 * Runs TypeScript programs such as benches in plain Node: `node run-ts.js packages/core/bench/*.bench.ts [[--] arguments]`. The files come
 * first; all further arguments are passed to the programs. Each program is bundled from the packages' sources, so that V8 runs the same
 * code as in the built packages. Programs run in the root of the workspace, and paths in their arguments are relative to it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { root } from './workspace.js';

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

/** @type {import('node:child_process').ChildProcess | undefined} */
let running;
/** The signal that asked this process to end. @type {'SIGINT' | 'SIGTERM' | undefined} */
let signalled;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => {
    signalled = signal;
    running?.kill(signal);
  });

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
    if (signalled) break;
    running = spawn(process.execPath, ['--enable-source-maps', '--expose-gc', outfile, ...args], { stdio: 'inherit', cwd: root });
    const [code, signal] = await once(running, 'close');
    if (code !== 0) process.exitCode = signal ? 128 + constants.signals[/** @type {NodeJS.Signals} */ (signal)] : (code ?? 1);
  } finally {
    rmSync(outfile, { force: true });
  }
}
// A signal to this process ends the program; the exit code names that signal whatever the program returned.
if (signalled) process.exitCode = 128 + constants.signals[signalled];

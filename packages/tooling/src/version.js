/** What is behind `node packages/tooling/src/run.js version`: new versions and change logs from the changesets, and the lock file that goes with them. */
import { run } from './shell.js';
import { root } from './workspace.js';

/** @returns {Promise<number>} the exit code */
export async function version() {
  const changed = await run('changeset', ['version'], { cwd: root, show: true });
  if (changed.code !== 0) return changed.code;
  return (await run('pnpm', ['install', '--lockfile-only', '--no-frozen-lockfile'], { cwd: root, show: true })).code;
}

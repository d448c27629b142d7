/** Runs `node packages/tooling/src/run.js version`, which writes new versions, change logs and the lock file from the changesets. */
import { run } from './shell.js';
import { root } from './workspace.js';

/** @returns {Promise<number>} the exit code */
export async function version() {
  const changed = await run('changeset', ['version'], { cwd: root, show: true });
  if (changed.code !== 0) return changed.code;
  return (await run('pnpm', ['install', '--lockfile-only', '--no-frozen-lockfile'], { cwd: root, show: true })).code;
}

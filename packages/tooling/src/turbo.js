/** Runs tasks in all packages through turbo's cache and returns the result of each. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './shell.js';
import { readJson, root, shortName } from './workspace.js';

/** @typedef {{ package: string, ok: boolean, log: string }} TaskResult */
/**
 * @typedef {{ tasks: { package: string, command: string, logFile: string,
 *   execution?: { exitCode?: number | null } | null, cache: { status: string } }[] }} Summary
 */

const summaries = join(root, '.turbo', 'runs');

/**
 * @param {string[]} wanted names of tasks
 * @param {{ filters?: string[], limit?: number }} [options] filters: turbo's names for packages, none means all; limit: milliseconds
 * @returns {Promise<TaskResult[]>}
 */
export async function turbo(wanted, { filters = [], limit } = {}) {
  rmSync(summaries, { recursive: true, force: true });
  const args = [
    'run',
    ...wanted,
    '--continue=always',
    '--concurrency=100%',
    '--summarize',
    '--output-logs=errors-only',
    '--log-order=grouped',
    '--no-color',
  ];
  const { output, cut } = await run('turbo', [...args, ...filters.map((name) => `--filter=${name}`)], {
    cwd: root,
    ...(limit && { limit }),
  });
  if (cut) return [{ package: `(all): ${cut}`, ok: false, log: output }];
  const [file] = existsSync(summaries) ? readdirSync(summaries) : [];
  if (!file) return [{ package: 'turbo', ok: false, log: output }];

  const { tasks } = /** @type {Summary} */ (/** @type {unknown} */ (readJson(join(summaries, file))));
  return tasks
    .filter(({ command }) => command !== '<NONEXISTENT>')
    .map(({ package: name, logFile, execution, cache }) => ({
      package: shortName(name),
      ok: cache.status === 'HIT' || execution?.exitCode === 0,
      log: existsSync(join(root, logFile)) ? readFileSync(join(root, logFile), 'utf8') : output,
    }));
}

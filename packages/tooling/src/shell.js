/** Runs other programs without showing their output, which is printed only if they fail. */
import { spawn } from 'node:child_process';
import { endTree } from './processes.js';

/** @typedef {{ code: number, output: string, cut?: string }} Outcome cut: why it was ended before its time, if it was */

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean, limit?: number, signal?: AbortSignal }} [options]
 *   show: let it speak to the terminal; limit: milliseconds; signal: its reason, a string, is why the program is ended with all that it started
 * @returns {Promise<Outcome>}
 */
export function run(command, args, { cwd, env = process.env, show = false, limit, signal } = {}) {
  return new Promise((resolve) => {
    let output = '';
    /** @type {string | undefined} */
    let cut;
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32', // npx, pnpm and the like are .cmd files there
    });
    const keep = (/** @type {Buffer} */ chunk) => void (output += chunk.toString());
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);

    const end = (/** @type {string} */ why) => {
      if (cut !== undefined || child.pid === undefined) return;
      cut = why;
      output += `\n${command} was ended: ${why}\n`;
      endTree(child.pid);
      child.stdout?.destroy(); // whoever else holds them is not waited for
      child.stderr?.destroy();
    };
    const timer = limit === undefined ? undefined : setTimeout(() => end(`not done after ${Math.round(limit / 1000)} s`), limit);
    const abort = () => end(String(signal?.reason));
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) abort();

    const done = (/** @type {number} */ code) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      resolve({ code, output, ...(cut === undefined ? {} : { cut }) });
    };
    child.on('error', (error) => {
      output += `${command}: ${error.message}\n`;
      done(127);
    });
    child.on('close', (code, ended) => {
      if (ended && cut === undefined) output += `${command} was ended by ${ended}\n`;
      done(code ?? 1);
    });
  });
}

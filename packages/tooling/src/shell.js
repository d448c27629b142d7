/** Running other programs: quietly, with what they said kept for the case that they fail. */
import { spawn } from 'node:child_process';

/** @typedef {{ code: number, output: string }} Outcome */

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean }} [options] show: let it speak to the terminal
 * @returns {Promise<Outcome>}
 */
export function run(command, args, { cwd, env = process.env, show = false } = {}) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32', // npx, pnpm and the like are .cmd files there
    });
    const keep = (/** @type {Buffer} */ chunk) => void (output += chunk.toString());
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => resolve({ code: 127, output: `${command}: ${error.message}\n` }));
    child.on('close', (code, signal) => {
      if (signal) output += `${command} was ended by ${signal}\n`;
      resolve({ code: code ?? 1, output });
    });
  });
}

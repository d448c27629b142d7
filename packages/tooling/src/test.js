/**
 * Runs `npm test`: first turbo (build, types and lints of all packages), then Vitest. With `--all` it runs every test, without it those that
 * a change needs before a commit. Further arguments go to Vitest. A step that fails does not stop the next one; one that hangs is ended.
 */
import { spawn } from 'node:child_process';
import { root } from './workspace.js';

/** @typedef {{ command: string, args: string[], minutes: number, count: RegExp }} Step count: finds the numbers of passed and failed tests */

const rest = process.argv.slice(2).filter((argument) => argument !== '--all');
const all = rest.length < process.argv.length - 2;
const projects = ['node', 'variants', 'packages', 'browser', 'smoke', ...(all ? ['e2e', 'engines'] : [])];
const tasks = ['build', 'build-variants', 'declarations', 'lint', 'format', 'knip', 'layers', 'size'];

/** @type {readonly Step[]} */
const steps = [
  {
    command: 'turbo',
    args: ['run', ...tasks, '--continue=always', '--concurrency=100%', '--output-logs=errors-only', '--log-order=grouped'],
    minutes: 12,
    count: /^ *Tasks: +(\d+) successful, (\d+) total/m,
  },
  {
    command: 'vitest',
    args: ['run', ...projects.map((name) => `--project=${name}`), ...rest],
    minutes: all ? 70 : 15,
    count: /^(\d+) passed, (\d+) failed$/m,
  },
];

if (!process.stdout.isTTY) process.env['NO_COLOR'] = '1'; // CI alone makes some tools colour what nobody sees
process.env['DO_NOT_TRACK'] = '1';
process.env['TURBO_TELEMETRY_DISABLED'] = '1';
if (all) process.env['PATIENCE_ALL'] = '1';
else process.env['PATIENCE_LINT'] = 'quick';

const began = performance.now();
let passed = 0;
let failed = 0;
for (const step of steps) {
  const { code, output } = await run(step);
  const [, first, second] = (step.count.exec(output) ?? ['', '0', '0']).map(Number);
  const bad = step.command === 'turbo' ? (second ?? 0) - (first ?? 0) : (second ?? 0);
  for (const [line] of output.matchAll(/^engine \w+: .*/gm)) console.log(line);
  passed += first ?? 0;
  failed += code === 0 ? bad : Math.max(bad, 1);
}
console.log(`\nThe whole run took ${Math.round((performance.now() - began) / 1000)} s. Tests and tasks of turbo together:`);
// CI reads the last line: its form is fixed.
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/**
 * Runs a step and shows its output. At its limit it is asked to end, and killed ten seconds later with all that it has started.
 * @param {Step} step @returns {Promise<{ code: number, output: string }>}
 */
function run({ command, args, minutes }) {
  return new Promise((resolve) => {
    const windows = process.platform === 'win32';
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], shell: windows, detached: !windows });
    const kill = () => void (windows ? child.kill() : process.kill(-(child.pid ?? 0), 'SIGKILL'));
    let limit = setTimeout(() => {
      console.log(`\n${command} was ended: not done after ${minutes} minutes`);
      child.kill('SIGTERM');
      limit = setTimeout(kill, 10_000);
    }, minutes * 60_000);
    process.once('SIGINT', kill);
    let output = '';
    child.stdout.on('data', (/** @type {Buffer} */ chunk) => {
      process.stdout.write(chunk);
      output += chunk.toString();
    });
    child.on('error', (error) => console.log(`${command}: ${error.message}`));
    child.on('close', (code) => {
      clearTimeout(limit);
      process.off('SIGINT', kill);
      resolve({ code: code ?? 1, output });
    });
  });
}

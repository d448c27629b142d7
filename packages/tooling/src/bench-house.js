/**
 * Measures how the time of each step grows with the number of variants: `pnpm -F @patience/tooling bench-house 100`. It copies the
 * repository to a temporary folder and adds generated packages, or removes existing ones, until the copy has that many variants. Each step
 * is run without caches. Output: seconds by the clock, and processor seconds of all processes, which vary less on a busy machine. `--steps
 * build,types` runs only these steps after the install; `--keep` leaves the copy.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { install } from './install.js';
import { run } from './shell.js';
import { root, variants } from './workspace.js';

const FAMILIES = ['open-columns', 'stock-columns', 'run-columns', 'pairs', 'one-pile', 'foundations', 'grids'];
/** Files that are not copied, because they are not part of the repository or can be made from it. */
const LEFT_OUT = /[\\/](node_modules|dist|coverage|\.turbo|\.git|custom-elements\.json)$/;

/** The commands that are measured in the copy, in this order. @type {Readonly<Record<string, string[]>>} */
const STEPS = {
  app: ['pnpm', 'exec', 'turbo', 'run', 'build', '--filter=@patience/web', '--force'], // what `npm start` builds
  build: ['node', 'packages/tooling/src/build-variants.js'],
  types: ['node', 'packages/tooling/src/declarations.js'],
  check: ['node', 'packages/tooling/src/check-variants.js'],
  tests: ['pnpm', 'exec', 'vitest', 'run', '--project=variants'],
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { steps: { type: 'string' }, keep: { type: 'boolean', default: false } },
});
const wanted = Number(positionals[0] ?? 100);
const steps = values.steps?.split(',') ?? Object.keys(STEPS);
const unknown = steps.filter((name) => !(name in STEPS));
if (!Number.isInteger(wanted) || wanted < 1 || unknown.length > 0) {
  console.error(`Usage: pnpm -F @patience/tooling bench-house [how many variants] [--steps ${Object.keys(STEPS).join(',')}] [--keep]`);
  process.exit(1);
}

await install();
const copy = mkdtempSync(join(tmpdir(), 'patience-house-'));
try {
  cpSync(root, copy, { recursive: true, filter: (file) => file === root || !LEFT_OUT.test(file) });
  const installed = variants();
  const there = installed.length;
  const kept = new Set(Array.from({ length: Math.min(wanted, there) }, (_, i) => Math.floor((i * there) / Math.min(wanted, there))));
  for (const [i, { path }] of installed.entries()) if (!kept.has(i)) rmSync(join(copy, path), { recursive: true });
  const create = join(copy, 'packages', 'create-patience-variant', 'src', 'cli.js');
  const linked = { recursive: true, filter: () => true, dereference: false, verbatimSymlinks: true };
  // The generator needs the workspace's tools before the copy is installed.
  cpSync(
    join(root, 'packages', 'create-patience-variant', 'node_modules'),
    join(copy, 'packages', 'create-patience-variant', 'node_modules'),
    linked,
  );
  for (let i = there; i < wanted; i++) {
    const args = [create, `generated-${i}`, '--workspace', '--yes', '--family', FAMILIES[i % FAMILIES.length] ?? ''];
    const { code, output } = await run(process.execPath, args, { cwd: copy });
    if (code !== 0) throw new Error(output);
  }
  console.log(`${wanted} variants, ${Math.max(wanted - there, 0)} of them generated`);
  await measure('install', ['pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile', '--ignore-scripts']);
  for (const name of steps) await measure(name, STEPS[name] ?? []);
} finally {
  if (values.keep) console.log(`The copy is ${copy}`);
  else rmSync(copy, { recursive: true, force: true });
}

/** @param {string} name @param {string[]} command */
async function measure(name, [command = '', ...args]) {
  const [began, cpu] = [performance.now(), childrenCpu()];
  const { code, output } = await run(command, args, { cwd: copy });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `${name.padEnd(10)}${seconds.padStart(8)} s ${(childrenCpu() - cpu).toFixed(1).padStart(8)} s of CPU${code === 0 ? '' : '   FAILED'}`,
  );
  if (code !== 0) {
    console.log(output.slice(-3000));
    process.exitCode = 1;
  }
}

/** Returns the processor seconds of all ended child processes; 0 where the system does not report them. */
function childrenCpu() {
  if (!existsSync('/proc/self/stat')) return 0;
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100; // cutime and cstime, in hundredths
}

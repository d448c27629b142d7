/**
 * Runs `pnpm release`, which builds and packs each package and checks what its users would get. `--into` names the folder for the packed
 * packages, from which `publish.js` publishes; without it they are thrown away. `--only a,b` packs only these packages. `--tags` packs
 * nothing and gives each version its git tag.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { install } from './install.js';
import { unpacked } from './packed.js';
import { run } from './shell.js';
import { test } from './test.js';
import { packages, root } from './workspace.js';

const { values } = parseArgs({
  options: {
    tags: { type: 'boolean' },
    'no-build': { type: 'boolean' },
    into: { type: 'string' },
    only: { type: 'string' },
  },
});

try {
  console.log(await install());
  if (!values['no-build'] && !values.tags && (await test(['build', 'types'])) !== 0) throw new Error('What does not build is not packed.');
  if (values.tags) process.exitCode = (await run('changeset', ['tag'], { cwd: root, show: true })).code;
  else await packAll();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

async function packAll() {
  const into = values.into ? resolve(values.into) : mkdtempSync(join(tmpdir(), 'patience-release-'));
  mkdirSync(into, { recursive: true });
  const only = values.only?.split(',');
  const wanted = packages().filter(({ name, manifest }) => manifest['private'] !== true && (only?.includes(name) ?? true));
  let complaints = 0;
  for (const { dir, name, manifest } of wanted) {
    const { tarball, contents, wrong } = await pack(dir, into);
    const [size, files] = tarball ? [`${(statSync(tarball).size / 1000).toFixed(1)} kB`, contents.length] : ['', 0];
    console.log(`${wrong.length === 0 ? '✓' : '✗'} ${name}@${String(manifest['version'])}  ${size}, ${files} files`);
    for (const complaint of wrong) console.log(`  ${complaint}`);
    complaints += wrong.length;
  }
  console.log(`\n${wanted.length} packages${values.into ? ` in ${into}` : ''}; nothing was published.`);
  if (!values.into) rmSync(into, { recursive: true, force: true });
  if (complaints > 0) process.exitCode = 1;
}

/**
 * Packs a package and checks the result.
 * @param {string} dir of a package
 * @param {string} into
 * @returns {Promise<{ tarball?: string, contents: string[], wrong: string[] }>} wrong: what its users would miss or stumble over
 */
async function pack(dir, into) {
  const before = new Set(readdirSync(into));
  const packed = await run('pnpm', ['pack', '--pack-destination', into], { cwd: dir });
  const file = readdirSync(into).find((name) => !before.has(name));
  if (packed.code !== 0 || !file) return { contents: [], wrong: [packed.output.trim()] };
  const tarball = join(into, file);
  return { tarball, ...(await unpacked(tarball)) };
}

/**
 * Compiles a strict program that imports all published packages as they are packed, once for each way in which compilers find modules. It
 * prints one line for each, which the test run counts: `✓ strict types, nodenext`, or `✗ strict types, nodenext` and the reasons below.
 * Needs everything built.
 */
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packed } from './packed.js';
import { layPackage, strictProblems } from './strict-consumer.js';
import { packages, published } from './workspace.js';

/** @typedef {{ private?: boolean, version: string, exports?: Record<string, unknown>, dependencies?: Record<string, string>, peerDependencies?: Record<string, string> }} Manifest */

const all = packages()
  .map(published)
  .map((one) => ({ ...one, manifest: /** @type {Manifest} */ (/** @type {unknown} */ (one.manifest)), all: one }));
const shipped = all.filter(({ manifest }) => manifest.private !== true);
const versions = new Map(all.map(({ name, manifest }) => [name, manifest.version]));

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'patience-consumer-')));
try {
  for (const { name, dir, manifest, all: one } of shipped) {
    layPackage(
      folder,
      name,
      packed(one, (wanted) => versions.get(wanted) ?? '0.0.0'),
    );
    for (const needed of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }))
      if (!versions.has(needed)) link(join(dir, 'node_modules', needed), needed);
  }
  const entries = shipped.flatMap(({ name, manifest }) =>
    Object.entries(manifest.exports ?? {}).flatMap(([path, target]) => (isTyped(target) ? [join(name, path)] : [])),
  );
  for (const [way, complaints] of Object.entries(strictProblems(folder, entries))) {
    console.log(`${complaints.length === 0 ? '✓' : '✗'} strict types, ${way}`);
    for (const complaint of complaints) console.log(complaint.replace(/^/gm, '  '));
    if (complaints.length > 0) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Links a dependency from outside this repository, as it is installed here. @param {string} from @param {string} name */
function link(from, name) {
  const to = join(folder, 'node_modules', name);
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(realpathSync(from), to);
}

/** @param {unknown} target of an export */
function isTyped(target) {
  return typeof target === 'object' && target !== null && 'types' in target;
}

/**
 * The `prepack` step of every published package. It refuses to pack a package that its users could not use, and writes the current versions
 * into the manifest of a variant. Packing needs pnpm, which replaces `workspace:^` by versions, and the types that `pnpm types` writes.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { refreshManifest } from './variant-package.js';
import { packages, readJson } from './workspace.js';

/** @typedef {{ name: string, exports?: string | Record<string, unknown>, publishConfig?: { directory?: string } }} Manifest */

/**
 * Returns the reason why a package cannot be packed.
 * @param {string} dir of the package
 * @param {string} packer as packers name themselves in `npm_config_user_agent`
 * @returns {string | undefined} a sentence; undefined when the package can be packed
 */
export function packingRefused(dir, packer) {
  const { name, publishConfig } = manifestIn(dir);
  if (!packer.startsWith('pnpm/'))
    return `${name}: pack it with pnpm ("pnpm pack"). Others leave "workspace:^" in its package.json, which cannot be installed.`;
  const from = join(dir, publishConfig?.directory ?? '.');
  const wanted = publishConfig?.directory ? ['./package.json', './README.md'] : [];
  if (existsSync(join(from, 'package.json')))
    for (const target of Object.values(manifestIn(from).exports ?? {}))
      if (typeof target === 'object' && target !== null)
        wanted.push(
          ...Object.values(target)
            .map(String)
            .filter((file) => file.startsWith('./dist/')),
        );
  const missing = [...new Set(wanted)].filter((file) => !existsSync(join(from, file)));
  if (missing.length === 0) return undefined;
  return `${name}: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing. Run "pnpm build" and then "pnpm types" in the root of the repository.`;
}

/** @param {string} dir @returns {Manifest} */
const manifestIn = (dir) => /** @type {Manifest} */ (/** @type {unknown} */ (readJson(join(dir, 'package.json'))));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const dir = process.cwd();
  const refusal = packingRefused(dir, process.env['npm_config_user_agent'] ?? '');
  if (refusal === undefined) {
    const variant = packages().find((one) => resolve(one.dir) === dir && manifestIn(dir).publishConfig?.directory !== undefined);
    if (variant) await refreshManifest(variant);
  } else {
    console.error(refusal);
    process.exitCode = 1;
  }
}

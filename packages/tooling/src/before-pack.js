/**
 * The `prepack` step of every published package: refuses to pack what its users could not use. Only pnpm replaces
 * `workspace:^` by versions, and types are there only after `pnpm types`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readJson } from './workspace.js';

/**
 * Why a package cannot be packed.
 * @param {string} dir of the package
 * @param {string} packer as packers name themselves in `npm_config_user_agent`
 * @returns {string | undefined} a sentence, or undefined when nothing is in the way
 */
export function packingRefused(dir, packer) {
  const { name, exports = {} } = /** @type {{ name: string, exports?: Record<string, unknown> }} */ (readJson(join(dir, 'package.json')));
  if (!packer.startsWith('pnpm/'))
    return `${name}: pack it with pnpm ("pnpm pack"). Others leave "workspace:^" in its package.json, which cannot be installed.`;
  const wanted = Object.values(exports).flatMap((target) =>
    typeof target === 'object' && target !== null ? Object.values(target).filter((file) => /^\.\/dist\//.test(String(file))) : [],
  );
  const missing = [...new Set(wanted.map(String))].filter((file) => !existsSync(join(dir, file)));
  if (missing.length === 0) return undefined;
  return `${name}: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing. Run "pnpm build" and then "pnpm types" in the root of the repository.`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const refusal = packingRefused(process.cwd(), process.env['npm_config_user_agent'] ?? '');
  if (refusal !== undefined) {
    console.error(refusal);
    process.exitCode = 1;
  }
}

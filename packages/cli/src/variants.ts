import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ContractError, say, type Variant } from '@patience/core';
import { installedVariants, loadInstalled, type InstalledVariant } from '@patience/core/installed';
import { BadInput } from './bad-input.js';
import type { Call } from './io.js';

/**
 * All installed variants, sorted by id: those of the current folder, then those that lie beside this program.
 * @throws ContractError when two packages claim one id
 */
export function findVariants(cwd: string): InstalledVariant[] {
  const found = new Map<string, InstalledVariant>();
  for (const folder of [cwd, dirname(fileURLToPath(import.meta.url))])
    for (const variant of installedVariants(folder)) {
      const known = found.get(variant.id);
      if (known && known.package !== variant.package)
        throw new ContractError(variant.id, 'manifest', `the id is taken: it comes from ${known.package} (${known.folder}) and again from ${variant.package} (${variant.folder})`);
      if (!known) found.set(variant.id, variant);
    }
  return [...found.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Where an installed variant's module lies. @throws BadInput that lists what is installed */
export function findVariant({ io, locale }: Call, id: string): InstalledVariant {
  const installed = findVariants(io.cwd);
  const found = installed.find((variant) => variant.id === id);
  if (found) return found;
  const known = installed.map((variant) => variant.id).join(', ') || '–';
  throw new BadInput(say({ code: 'variant-unknown', params: { variant: id, known } }, locale));
}

/** Loads an installed variant by its id. @throws BadInput when there is none, or it cannot be loaded */
export const loadVariant = (call: Call, id: string): Promise<Variant> => load(call, findVariant(call, id));

/** Loads an installed variant. @throws BadInput when its module is missing or broken */
export async function load({ words }: Call, installed: InstalledVariant): Promise<Variant> {
  const { id, package: from, module } = installed;
  if (!existsSync(module)) throw new BadInput(words.notBuilt(id, from, module));
  try {
    return await loadInstalled(installed);
  } catch (error) {
    throw error instanceof ContractError ? error : new BadInput(words.notLoaded(id, from, error instanceof Error ? error.message : String(error)));
  }
}

import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ContractError, say, type Variant } from '@patience/core';
import { loadInstalled, surveyVariants, type InstalledVariant, type Survey } from '@patience/core/installed';
import { BadInput } from './bad-input.js';
import { oneLine, type Call } from './io.js';
import { shown } from './printable.js';

/** All installed variants, those of the current folder before those that lie beside this program, and what is wrong with others. */
export const findVariants = (cwd: string): Survey => surveyVariants(cwd, dirname(fileURLToPath(import.meta.url)));

/**
 * Where an installed variant's module lies. Other packages may be broken.
 * @throws BadInput that lists what is installed; ContractError when this one's package is broken
 */
export function findVariant(call: Call, id: string): InstalledVariant {
  const { variants, faults } = findVariants(call.io.cwd);
  const fault = faults.find(({ ids }) => ids.includes(id));
  if (fault) throw fault.error;
  const found = variants.find((variant) => variant.id === id);
  if (found) return found;
  // One of them may be what was meant.
  tellFaults(call, faults);
  const known = nearest(variants, id, call.io.cwd).join(', ') || '–';
  throw new BadInput(say({ code: 'variant-unknown', params: { variant: shown(id), known } }, call.locale));
}

/** How many ids an error for an unknown one lists; `list` has all. */
const TOLD = 8;

/** The ids that may have been meant: those of the current folder first, then those that begin alike. */
function nearest(variants: readonly InstalledVariant[], id: string, cwd: string): string[] {
  const alike = (one: string): number => [...one].findIndex((letter, i) => letter !== id[i]);
  const rank = ({ id: one, folder }: InstalledVariant): number => (folder.startsWith(cwd) ? 100 : 0) + alike(one);
  const ids = [...variants].sort((a, b) => rank(b) - rank(a) || (a.id < b.id ? -1 : 1)).map((variant) => variant.id);
  return ids.length > TOLD ? [...ids.slice(0, TOLD), '…'] : ids;
}

/** Names each broken package on standard error. */
export function tellFaults({ io }: Call, faults: Survey['faults']): void {
  for (const { error } of faults) io.err.write(`patience: ${oneLine(error)}\n`);
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
    throw error instanceof ContractError
      ? error
      : new BadInput(words.notLoaded(id, from, error instanceof Error ? error.message : String(error)));
  }
}

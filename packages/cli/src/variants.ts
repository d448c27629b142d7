import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ContractError, say, type Variant } from '@patience/core';
import { checkVariant } from '@patience/core/search';
import { loadInstalled, surveyVariants, type InstalledVariant, type Survey } from '@patience/core/installed';
import { BadInput } from './bad-input.js';
import { isConfined } from './confined.js';
import { oneLine, type Call } from './io.js';
import { printable, shown } from './printable.js';
import { confiningFlag, isFile, isModulePath } from './stranger.js';
import type { CliWords } from './words/index.js';

/** All installed variants, those of the current folder before those that lie beside this program, and what is wrong with others. */
export const findVariants = (cwd: string): Survey => surveyVariants(cwd, dirname(fileURLToPath(import.meta.url)));

/** Where the module lies that a command names, by its path or as an installed variant's id. @throws BadInput, also when there is no such file; ContractError */
export function findVariant(call: Call, name: string): InstalledVariant {
  if (!isModulePath(name)) return findInstalled(call, name);
  const path = resolve(call.io.cwd, name);
  if (!isFile(path)) throw new BadInput(call.words.noModuleFile(path));
  return foreign(path);
}

/**
 * Where an installed variant's module lies. Other packages may be broken.
 * @throws BadInput that lists what is installed; ContractError when this one's package is broken
 */
function findInstalled(call: Call, id: string): InstalledVariant {
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

/** A module by its path, as if it were a package; its id is known once it is loaded. */
const foreign = (path: string): InstalledVariant => ({
  id: '',
  package: path,
  version: '',
  folder: dirname(path),
  module: path,
  names: { de: '', en: '' },
});

/** How many ids an error for an unknown one lists; `list` has all. */
const TOLD = 8;

/** The ids that may have been meant: those of the current folder first, then those that begin alike. */
function nearest(variants: readonly InstalledVariant[], id: string, cwd: string): string[] {
  const rank = ({ id: one, folder }: InstalledVariant): number => (folder.startsWith(cwd) ? 100 : 0) + alike(one, id);
  const ids = [...variants].sort((a, b) => rank(b) - rank(a) || (a.id < b.id ? -1 : 1)).map((variant) => variant.id);
  return ids.length > TOLD ? [...ids.slice(0, TOLD), '…'] : ids;
}

/** How many letters two ids have in common from the beginning. */
function alike(one: string, other: string): number {
  let common = 0;
  while (common < one.length && one[common] === other[common]) common++;
  return common;
}

/** Names each broken package on standard error. */
export function tellFaults({ io }: Call, faults: Survey['faults']): void {
  for (const { error } of faults) io.err.write(`patience: ${oneLine(error)}\n`);
}

/** Loads the variant that a command names, by its path or its id. @throws BadInput when there is none, or it cannot be loaded */
export const loadVariant = (call: Call, name: string): Promise<Variant> => load(call, findVariant(call, name));

/** Loads the variant that a file names, which is an installed one: no file says what else is run. @throws BadInput as above */
export const loadById = (call: Call, id: string): Promise<Variant> => load(call, findInstalled(call, id));

/** Loads an installed variant. @throws BadInput when its module is missing or broken */
export async function load({ words }: Pick<Call, 'words'>, installed: InstalledVariant): Promise<Variant> {
  const { id, package: from, module } = installed;
  if (id === '') return loadForeign(words, module);
  if (!existsSync(module)) throw new BadInput(words.notBuilt(id, from, module));
  try {
    return await loadInstalled(installed);
  } catch (error) {
    throw error instanceof ContractError
      ? error
      : new BadInput(words.notLoaded(id, from, error instanceof Error ? error.message : String(error)));
  }
}

/** Loads a module that no package announces. @throws BadInput with what it breaks */
async function loadForeign(words: CliWords, path: string): Promise<Variant> {
  if (!isConfined() && confiningFlag() !== undefined) throw new Error(`${path} is to be loaded in a process that may do no more`);
  try {
    const { default: variant } = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as { readonly default?: unknown };
    checkVariant(variant);
    return variant;
  } catch (error) {
    throw new BadInput(words.noModule(path, printable(whyOf(error))));
  }
}

/** What was thrown may be anything, and may throw when it is asked for its words. */
function whyOf(error: unknown): string {
  try {
    return String(error instanceof Error ? error.message : error).slice(0, 300);
  } catch {
    return '–';
  }
}

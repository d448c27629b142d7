import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ContractError, say, type Variant } from '@patience/core';
import { checkVariant } from '@patience/core/internals';
import { loadInstalled, surveyVariants, type InstalledVariant, type Survey } from '@patience/core/installed';
import { BadInput } from './bad-input.js';
import { oneLine, type Call, type Io } from './io.js';
import { printable, shown } from './printable.js';
import { PROGRAM } from './program.js';
import { isRecipe, readRecipe } from './recipe-file.js';
import { isPattern, isRegular } from './regular-file.js';
import type { CliWords } from './words/index.js';

/** The patiences that were found, the packages that are broken, and the patiences that are hidden by others of the same id. */
export interface Finding {
  /** Sorted by id. */
  readonly variants: readonly InstalledVariant[];
  readonly faults: Survey['faults'];
  /** Patiences of the current folder that are not used, because one of the same id is installed with this program. */
  readonly hidden: readonly InstalledVariant[];
}

/**
 * Finds the patiences that are installed with this program, and those of the current folder and the folders above it that have other ids.
 * None of their code is run.
 */
export function findVariants({ cwd, program = PROGRAM }: Pick<Io, 'cwd' | 'program'>): Finding {
  const own = surveyVariants(program);
  const around = surveyVariants(cwd);
  const folders = new Set(own.variants.map(({ folder }) => folder));
  const taken = new Set([...own.variants.map(({ id }) => id), ...own.faults.flatMap(({ ids }) => ids)]);
  const others = around.variants.filter(({ folder }) => !folders.has(folder));
  const known = new Set(own.faults.map(({ error }) => error.message));
  return {
    variants: [...own.variants, ...others.filter(({ id }) => !taken.has(id))].sort((a, b) => (a.id < b.id ? -1 : 1)),
    faults: [...own.faults, ...around.faults.filter(({ error }) => !known.has(error.message))],
    hidden: others.filter(({ id }) => taken.has(id)),
  };
}

/** Returns whether an operand is the path of a module or recipe, such as `./game.js` or `game.json`, and no id. */
const isModulePath = (text: string): boolean => /^\.{0,2}[\\/]|\.([cm]?[jt]s|json)$/.test(text);

/**
 * Finds the patience that a command names, by its id or by the path of its module or recipe. The id of one that is named by its path is empty
 * until it is loaded.
 * @throws BadInput when there is none; ContractError when its package is broken
 */
export function findVariant(call: Call, name: string): InstalledVariant {
  if (!isModulePath(name)) return findInstalled(call, name);
  const path = resolve(call.io.cwd, name);
  if (isPattern(name)) throw new BadInput(call.words.pattern(shown(name)));
  if (!existsSync(path)) throw new BadInput(call.words.noModuleFile(printable(path)));
  if (!isRegular(path)) throw new BadInput(call.words.noInputFile(printable(path)));
  return { id: '', package: path, version: '', folder: dirname(path), module: path, names: {} };
}

/**
 * Finds an installed patience by its id. Broken packages of other patiences do not matter.
 * @throws BadInput that lists installed ids when there is none; ContractError when its package is broken
 */
export function findInstalled(call: Call, id: string): InstalledVariant {
  const { variants, faults, hidden } = findVariants(call.io);
  tellHidden(
    call,
    hidden.filter((one) => one.id === id),
  );
  const found = variants.find((variant) => variant.id === id);
  if (found) return found;
  const fault = faults.find(({ ids }) => ids.includes(id));
  if (fault) throw fault.error;
  // Report broken packages, since the id may belong to one of them.
  tellFaults(call, faults);
  const known = nearest(variants, id, call.io.cwd).join(', ') || '–';
  throw new BadInput(say({ code: 'variant-unknown', params: { variant: shown(id), known } }, call.locale));
}

/** Maximum number of ids that the error for an unknown id lists. */
const MAX_LISTED = 8;

/** Returns the ids that may have been meant: those of the current folder first, then those with the same beginning. */
function nearest(variants: readonly InstalledVariant[], id: string, cwd: string): string[] {
  const rank = ({ id: one, folder }: InstalledVariant): number => (folder.startsWith(cwd) ? 100 : 0) + alike(one, id);
  const ids = [...variants].sort((a, b) => rank(b) - rank(a) || (a.id < b.id ? -1 : 1)).map((variant) => variant.id);
  return ids.length > MAX_LISTED ? [...ids.slice(0, MAX_LISTED), '…'] : ids;
}

/** Returns the length of the common beginning of two ids. */
function alike(one: string, other: string): number {
  let common = 0;
  while (common < one.length && one[common] === other[common]) common++;
  return common;
}

/** Reports each broken package on standard error. */
export function tellFaults({ io }: Call, faults: Survey['faults']): void {
  for (const { error } of faults) io.err.write(`patience: ${oneLine(error)}\n`);
}

/** Reports on standard error each patience of the current folder that is hidden by one of the same id that is installed with this program. */
export function tellHidden({ io, words }: Pick<Call, 'io' | 'words'>, hidden: readonly InstalledVariant[]): void {
  for (const { id, module } of hidden) io.err.write(`patience: ${words.hidden(id, printable(module))}\n`);
}

/** Loads a patience: its code runs with all rights of this program. @throws BadInput when its module is missing or broken; ContractError */
export async function load(call: Call, found: InstalledVariant): Promise<Variant> {
  const { words } = call;
  const { id, package: from, module } = found;
  if (id === '') return loadModule(words, module, printable(module));
  checkBuilt(call, found);
  try {
    return await loadInstalled(found);
  } catch (error) {
    throw error instanceof ContractError
      ? error
      : new BadInput(words.notLoaded(id, from, error instanceof Error ? error.message : String(error)));
  }
}

/** Checks that the module of an installed patience exists. @throws BadInput when it was not built */
export function checkBuilt({ words }: Pick<Call, 'words'>, { id, package: from, module }: InstalledVariant): void {
  if (!existsSync(module)) throw new BadInput(words.notBuilt(id, printable(from), printable(module)));
}

/** Loads a module or a recipe by its path. @param named its name for errors @throws BadInput with the reason when it is no patience */
async function loadModule(words: CliWords, path: string, named: string): Promise<Variant> {
  try {
    if (isRecipe(path)) return await readRecipe(path);
    const { default: variant } = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as { readonly default?: unknown };
    checkVariant(variant);
    return variant;
  } catch (error) {
    throw new BadInput(words.noModule(named, printable(whyOf(error))));
  }
}

/** Returns the message of a thrown value, at most 300 characters. A module can throw anything, also a value whose message throws. */
function whyOf(error: unknown): string {
  try {
    return String(error instanceof Error ? error.message : error).slice(0, 300);
  } catch {
    return '–';
  }
}

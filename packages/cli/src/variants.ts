import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ContractError, say, type Variant } from '@patience/core';
import { checkVariant } from '@patience/core/search';
import { loadInstalled, surveyVariants, type InstalledVariant, type Survey } from '@patience/core/installed';
import { BadInput } from './bad-input.js';
import type { FoundVariant } from './found-variant.js';
import { oneLine, type Call, type Io } from './io.js';
import { printable, shown } from './printable.js';
import { PROGRAM } from './program.js';
import { isRecipe, readRecipe } from './recipe-file.js';
import { isPattern, isRegular } from './regular-file.js';
import type { CliWords } from './words/index.js';

/** What was found, what could not be used, and what is not used because this program has a patience of that id. */
export interface Finding {
  /** Sorted by id. */
  readonly variants: readonly FoundVariant[];
  readonly faults: Survey['faults'];
  readonly hidden: readonly InstalledVariant[];
}

/** All variants that are installed with this program, and those of the current folder and the folders above it under other ids. No code of them is run. */
export function findVariants({ cwd, program = PROGRAM }: Pick<Io, 'cwd' | 'program'>): Finding {
  const own = surveyVariants(program);
  const around = surveyVariants(cwd);
  const folders = new Set(own.variants.map(({ folder }) => folder));
  const taken = new Set([...own.variants.map(({ id }) => id), ...own.faults.flatMap(({ ids }) => ids)]);
  const others = around.variants.filter(({ folder }) => !folders.has(folder));
  const known = new Set(own.faults.map(({ error }) => error.message));
  return {
    variants: [
      ...own.variants.map((one) => ({ ...one, stranger: false })),
      ...others.filter(({ id }) => !taken.has(id)).map((one) => ({ ...one, stranger: true })),
    ].sort((a, b) => (a.id < b.id ? -1 : 1)),
    faults: [...own.faults, ...around.faults.filter(({ error }) => !known.has(error.message))],
    hidden: others.filter(({ id }) => taken.has(id)),
  };
}

/** A module or a recipe by its path belongs to no installed package: `./game.js`, `game.json`. */
const isModulePath = (text: string): boolean => /^\.{0,2}[\\/]|\.([cm]?[jt]s|json)$/.test(text);

/** Where the module lies that a command names, by its path or as an installed variant's id. @throws BadInput, also when there is no such file; ContractError */
export function findVariant(call: Call, name: string): FoundVariant {
  if (!isModulePath(name)) return findInstalled(call, name);
  const path = resolve(call.io.cwd, name);
  if (isPattern(name)) throw new BadInput(call.words.pattern(shown(name)));
  if (!existsSync(path)) throw new BadInput(call.words.noModuleFile(printable(path)));
  if (!isRegular(path)) throw new BadInput(call.words.noInputFile(printable(path)));
  return foreign(path);
}

/**
 * Where an installed variant's module lies. Other packages may be broken.
 * @throws BadInput that lists what is installed; ContractError when this one's package is broken
 */
export function findInstalled(call: Call, id: string): FoundVariant {
  const { variants, faults, hidden } = findVariants(call.io);
  const fault = faults.find(({ ids }) => ids.includes(id));
  if (fault) throw fault.error;
  tellHidden(
    call,
    hidden.filter((one) => one.id === id),
  );
  const found = variants.find((variant) => variant.id === id);
  if (found) return found;
  // One of them may be what was meant.
  tellFaults(call, faults);
  const known = nearest(variants, id, call.io.cwd).join(', ') || '–';
  throw new BadInput(say({ code: 'variant-unknown', params: { variant: shown(id), known } }, call.locale));
}

/** A module or a recipe by its path, as if it were a package; its id is known once it is loaded. */
const foreign = (path: string): FoundVariant => ({
  id: '',
  package: path,
  version: '',
  folder: dirname(path),
  module: path,
  names: {},
  stranger: !isRecipe(path),
});

/** Stands for the one module that a confined process has. */
export const HERE: FoundVariant = { id: '', package: '', version: '', folder: '', module: '', names: {}, stranger: true };

/** Must it be played in a confined process? */
export const mustConfine = ({ args, io }: Call, { stranger }: FoundVariant): boolean => stranger && !io.confined && !args.flag('trust');

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

/** Names each package of the current folder on standard error that is not used, since this program has a patience of its id. */
export function tellHidden({ io, words }: Pick<Call, 'io' | 'words'>, hidden: readonly InstalledVariant[]): void {
  for (const { id, module } of hidden) io.err.write(`patience: ${words.hidden(id, printable(module))}\n`);
}

/**
 * Loads a variant that was found: in this process, so it is one of this program's own, one that the user trusts, or this process is confined.
 * @throws BadInput when its module is missing or broken; ContractError
 */
export async function load(call: Call, found: FoundVariant): Promise<Variant> {
  const { words } = call;
  if (call.io.confined) return call.io.confined.load(words);
  if (mustConfine(call, found)) throw new Error(`${found.module} may only be loaded in a confined process`);
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

/** @throws BadInput when the module of an installed variant is missing */
export function checkBuilt({ words }: Pick<Call, 'words'>, { id, package: from, module }: InstalledVariant): void {
  if (!existsSync(module)) throw new BadInput(words.notBuilt(id, printable(from), printable(module)));
}

/** Loads a module or a recipe by its path. @param named how errors name it @throws BadInput with what it breaks */
export async function loadModule(words: CliWords, path: string, named: string): Promise<Variant> {
  try {
    if (isRecipe(path)) return readRecipe(path);
    const { default: variant } = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as { readonly default?: unknown };
    checkVariant(variant);
    return variant;
  } catch (error) {
    throw new BadInput(words.noModule(named, printable(whyOf(error))));
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

/** Finds installed variants by their manifests. For Node: command lines and builds. */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CompleteVariant, LanguageTag } from '../contract.js';
import type { Variant } from '../variant.js';
import { complete } from '../data/complete.js';
import { API } from '../game/api.js';
import { checkVariant } from '../game/check-variant.js';
import { ContractError } from '../problem.js';
import { isObject, manifestOf, nameOf, packageFolders, type InstalledFault, type Manifest } from './packages.js';

export { installedLanguages, readLanguage, type InstalledLanguage } from './installed-languages.js';
export type { InstalledFault } from './packages.js';
export { CONTROL, printable } from './printable.js';
export { recordedWins } from './recorded-wins.js';

/** An installed variant, as its package's manifest describes it. */
export interface InstalledVariant {
  readonly id: string;
  readonly package: string;
  readonly version: string;
  /** Path of the package's folder. */
  readonly folder: string;
  /** Absolute path of the built module. */
  readonly module: string;
  /** Absolute path of the source module, in a workspace whose package has one. */
  readonly source?: string;
  /** Absolute path of the file with rules and words, where all rules are data. It is read instead of the module, so that no code runs. */
  readonly rules?: string;
  readonly names: Readonly<Record<LanguageTag, string>>;
}

/** The variants that are installed, and the packages that cannot be used. */
export interface Survey {
  /** The variants, sorted by id. */
  readonly variants: readonly InstalledVariant[];
  readonly faults: readonly InstalledFault[];
}

/**
 * Returns the variants that are installed for a folder, sorted by id. It searches the folder and all folders above it, their node_modules, and the
 * workspace folders that their package.json names.
 * @throws ContractError for two packages with one id, another version of the contract, or a manifest that is not valid; it names the packages
 */
export function installedVariants(from: string): InstalledVariant[] {
  const { variants, faults } = surveyVariants(from);
  if (faults[0]) throw faults[0].error;
  return [...variants];
}

/**
 * Returns the variants that are installed for several folders, like {@link installedVariants}, and the faults of packages, which it does
 * not throw. An id that two packages have is reported as a fault, and the variant is left out.
 */
export function surveyVariants(...from: readonly string[]): Survey {
  const found = new Map<string, InstalledVariant>();
  const faults: InstalledFault[] = [];
  const seen = new Set<string>();
  const named = new Set<string>();
  const claim = (variant: InstalledVariant): void => {
    const known = found.get(variant.id);
    if (known)
      faults.push({
        ids: [variant.id],
        error: new ContractError(
          variant.id,
          'manifest',
          `the id is taken: it comes from ${known.package} (${known.folder}) and again from ${variant.package} (${variant.folder})`,
        ),
      });
    else found.set(variant.id, variant);
  };
  for (const packageFolder of from.flatMap((folder) => [...packageFolders(resolve(folder), faults)])) {
    const real = realpathSync(packageFolder);
    if (seen.has(real)) continue;
    seen.add(real);
    const before = faults.length;
    const variants = announcedBy(real, faults);
    const name = variants[0]?.package ?? faults[before]?.error.variant;
    if (name === undefined) continue;
    // Use the nearest copy of a package, as Node's own resolution does, even if it is broken.
    if (named.has(name)) faults.length = before;
    else for (const variant of variants) claim(variant);
    named.add(name);
  }
  const broken = new Set(faults.flatMap(({ ids }) => ids));
  return { variants: [...found.values()].filter(({ id }) => !broken.has(id)).sort((a, b) => (a.id < b.id ? -1 : 1)), faults };
}

function announcedBy(folder: string, faults: InstalledFault[]): InstalledVariant[] {
  const manifest = manifestOf(folder);
  if (!Array.isArray(manifest?.keywords) || !manifest.keywords.includes('patience-variant')) return [];
  const directory = publishedDirectory(manifest);
  const users = directory === undefined ? manifest : manifestOf(join(folder, directory));
  const { patience = {} } = users ?? {};
  const [name, version] = [nameOf(manifest, folder), typeof manifest.version === 'string' ? manifest.version.slice(0, MAX_TEXT) : '0.0.0'];
  const broken = (ids: readonly string[], law: string): [] => {
    faults.push({ ids, error: new ContractError(name, 'manifest', law) });
    return [];
  };
  if (!users) return broken([], `has no ${directory!}/package.json: the package is not built`);
  if (!isObject(patience)) return broken([], 'patience must be an object with api and variants');
  const { api, variants } = patience;
  if (variants === undefined && (api === undefined || api === API)) return [];
  const announced = isObject(variants) ? Object.entries(variants) : [];
  if (api !== API)
    return broken(
      announced.map(([id]) => id),
      `is made for version ${(JSON.stringify(api) ?? 'undefined').slice(0, MAX_TEXT)} of the contract; this core speaks ${API}`,
    );
  if (!isObject(variants)) return broken([], 'patience.variants must be an object: under the id of each patience its module and names');
  if (announced.length > MAX_VARIANTS) return broken([], `patience.variants may have at most ${MAX_VARIANTS} patiences`);
  return announced.flatMap(([id, entry]) => {
    const law = lawBrokenBy(`patience.variants["${id.slice(0, MAX_TEXT)}"]`, entry);
    if (law !== undefined) return broken([id], law);
    const { module, rules, names } = entry as Pick<InstalledVariant, 'module' | 'rules' | 'names'>;
    return [
      {
        id,
        package: name,
        version,
        folder,
        module: join(folder, directory ?? '', module),
        names,
        ...(rules !== undefined && { rules: join(folder, directory ?? '', rules) }),
        ...sourceIn(folder, module),
      },
    ];
  });
}

/** Returns the source of a built module, if the package's folder has it: the main module's is `src/rules.ts` or `src/index.ts`. */
function sourceIn(folder: string, module: string): { readonly source?: string } {
  const at = module.indexOf('dist/');
  if (at < 0 || !module.endsWith('.js')) return {};
  const name = module.slice(at + 'dist/'.length, -'.js'.length);
  const names = name === 'index' ? ['rules', 'index'] : [name];
  const source = names.map((one) => join(folder, 'src', `${one}.ts`)).find((file) => existsSync(file));
  return source === undefined ? {} : { source };
}

/** Maximum length of a version, of the id of a patience, of its name and of a path: many times the longest. */
const MAX_TEXT = 200;

/** Maximum number of patiences that one package may have. */
const MAX_VARIANTS = 1000;

/**
 * Returns the folder that is published instead of the package (`publishConfig.directory`), into which the build writes the package and a
 * manifest with the patiences. It must be directly in the package. It is undefined for a manifest that names patiences itself.
 */
function publishedDirectory({ patience, publishConfig }: Manifest): string | undefined {
  const directory = patience === undefined && isObject(publishConfig) ? publishConfig['directory'] : undefined;
  return typeof directory === 'string' && /^\w[\w-]*$/.test(directory) ? directory : undefined;
}

/** Returns what an entry of `patience.variants` must be; undefined when it is valid. @param at name of the entry */
function lawBrokenBy(at: string, entry: unknown): string | undefined {
  if (!isObject(entry)) return `${at} must be an object with the fields module and names`;
  const { module, rules, names } = entry;
  if (typeof module !== 'string' || module === '' || module.length > MAX_TEXT)
    return `${at}.module must be the path of the built module, such as "./dist/index.js"`;
  if (rules !== undefined && (typeof rules !== 'string' || rules.length > MAX_TEXT || !rules.endsWith('.json')))
    return `${at}.rules must be the path of a JSON file, such as "./dist/rules.json"`;
  const texts = isObject(names) ? Object.values(names) : [];
  const named = texts.length > 0 && texts.every((name) => typeof name === 'string' && name !== '' && name.length <= MAX_TEXT);
  return named
    ? undefined
    : `${at}.names must have the name by language, such as { "en": "Spider" }, each of at most ${MAX_TEXT} characters`;
}

/**
 * Loads an installed variant. Its data become functions.
 * @throws ContractError when it is not what the manifest says
 */
export const loadInstalled = async (installed: InstalledVariant): Promise<CompleteVariant> => complete(await loadPlain(installed));

/**
 * Loads an installed variant as its package has it: rules that are data stay data. They are read from a file of data where all of them are.
 * @param fromSource prefer the source module, which a test runner can load, to the built one
 * @throws ContractError when it is not what the manifest says
 */
export async function loadPlain(installed: InstalledVariant, fromSource = false): Promise<Variant> {
  const { id, module, rules, source = module } = installed;
  const variant = rules === undefined ? await importedFrom(fromSource ? source : module) : readFrom(id, rules);
  checkVariant(variant);
  if (variant.id !== id) throw new ContractError(variant.id, 'manifest', `${installed.package} announces it as "${id}"`);
  return variant;
}

const importedFrom = async (module: string): Promise<unknown> =>
  ((await import(/* @vite-ignore */ pathToFileURL(module).href)) as { readonly default?: unknown }).default;

/** Reads rules and words from a file. @throws ContractError when it has no JSON */
function readFrom(id: string, file: string): unknown {
  try {
    return { api: API, ...(JSON.parse(readFileSync(file, 'utf8')) as object) };
  } catch (error) {
    throw new ContractError(id, 'rules', `cannot be read from ${file}: ${(error as Error).message}`, { cause: error });
  }
}

/** Finds installed variants by their manifests. For Node: command lines and builds. */
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale, Variant } from './contract.js';
import { API, checkVariant } from './deal.js';
import { ContractError } from './problem.js';

/** One variant as its package announces it. */
export interface InstalledVariant {
  readonly id: string;
  readonly package: string;
  readonly version: string;
  /** The package's folder. */
  readonly folder: string;
  /** The built module, an absolute path. */
  readonly module: string;
  /** The source module, in a workspace whose package has one. */
  readonly source?: string;
  readonly names: Readonly<Record<Locale, string>>;
}

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly keywords?: readonly string[];
  readonly patience?: {
    readonly api?: number;
    readonly variants?: Readonly<Record<string, { readonly module: string; readonly names: Readonly<Record<Locale, string>> }>>;
    /** In a workspace's root: folders whose subfolders are packages, looked through besides node_modules. */
    readonly folders?: readonly string[];
  };
}

/**
 * Variants installed for a folder: the package that the folder itself is, or any folder above; those in the node_modules
 * of all of these; and those in the workspace folders that a package.json above names. Sorted by id.
 * @throws ContractError for a duplicate id or another version of the contract, naming both sides
 */
export function installedVariants(from: string): InstalledVariant[] {
  const found = new Map<string, InstalledVariant>();
  const seen = new Set<string>();
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    const own = manifestOf(folder)?.patience?.folders ?? [];
    for (const packageFolder of [folder, ...packagesIn(join(folder, 'node_modules')), ...own.flatMap((name) => subfolders(join(folder, name)))]) {
      const real = realpathSync(packageFolder);
      if (seen.has(real)) continue;
      seen.add(real);
      for (const variant of variantsOf(real)) {
        const known = found.get(variant.id);
        // The nearest copy of one package wins, as in Node's own resolution.
        if (known && known.package === variant.package) continue;
        if (known) throw new ContractError(variant.id, 'manifest', `the id is taken: it comes from ${known.package} (${known.folder}) and again from ${variant.package} (${variant.folder})`);
        found.set(variant.id, variant);
      }
    }
    if (folder === dirname(folder)) break;
  }
  return [...found.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The variants that a package's manifest announces; none when it is no variant package. @throws ContractError */
export function variantsOf(folder: string): InstalledVariant[] {
  const manifest = manifestOf(folder);
  if (!manifest?.keywords?.includes('patience-variant') || !manifest.patience?.variants) return [];
  const { name = folder, version = '0.0.0', patience } = manifest;
  if (patience.api !== API)
    throw new ContractError(name, 'manifest', `is made for version ${String(patience.api)} of the contract; this core speaks ${API}`);
  return Object.entries(patience.variants!).map(([id, { module, names }]) => {
    const source = join(folder, module.replace(/dist\/(.*)\.js$/, 'src/$1.ts'));
    return { id, package: name, version, folder, module: join(folder, module), names, ...(existsSync(source) ? { source } : {}) };
  });
}

/** Loads the built module of an installed variant. @throws ContractError when it is not what the manifest says */
export async function loadInstalled(installed: InstalledVariant): Promise<Variant> {
  const module = (await import(/* @vite-ignore */ pathToFileURL(installed.module).href)) as { default?: unknown };
  checkVariant(module.default);
  if (module.default.id !== installed.id) throw new ContractError(module.default.id, 'manifest', `${installed.package} announces it as "${installed.id}"`);
  return module.default;
}

/** A package.json that cannot be read belongs to no variant: somebody else's broken file stops nobody's game. */
function manifestOf(folder: string): Manifest | undefined {
  try {
    return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest | null) ?? undefined;
  } catch {
    return undefined;
  }
}

const subfolders = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => !name.startsWith('.'))
        .map((name) => join(folder, name))
        .filter((path) => existsSync(join(path, 'package.json')))
    : [];

function packagesIn(modules: string): string[] {
  if (!existsSync(modules)) return [];
  const scopes = readdirSync(modules).filter((name) => name.startsWith('@'));
  return [...subfolders(modules), ...scopes.flatMap((scope) => subfolders(join(modules, scope)))];
}

/** Finds packages and reads their manifests. For Node: command lines and builds. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ContractError } from '../problem.js';

/** A package that cannot be used, or a patience that two packages claim. */
export interface InstalledFault {
  /** Ids of the patiences that cannot be used because of the fault, as far as the manifest names them. */
  readonly ids: readonly string[];
  /** An error that names the package and its fault. */
  readonly error: ContractError;
}

/** The content of a package.json, whose fields are not checked. */
export interface Manifest {
  readonly name?: unknown;
  readonly version?: unknown;
  readonly keywords?: unknown;
  readonly patience?: unknown;
  readonly publishConfig?: unknown;
}

/** Yields folders that may be packages, the nearest first. */
export function* packageFolders(from: string, faults: InstalledFault[]): Generator<string> {
  for (let folder = from; ; folder = dirname(folder)) {
    yield folder;
    const modules = join(folder, 'node_modules');
    yield* subfolders(modules);
    for (const scope of namesIn(modules)) if (scope.startsWith('@')) yield* subfolders(join(modules, scope));
    for (const name of workspaceFolders(folder, faults)) for (const parent of matching(folder, name)) yield* subfolders(parent);
    if (folder === dirname(folder)) return;
  }
}

/** Returns the folders that a name means: the folder itself, or all folders in it when the name ends with `/*`. */
const matching = (root: string, name: string): string[] =>
  name.endsWith('/*') ? namesIn(join(root, name.slice(0, -2))).map((inner) => join(root, name.slice(0, -2), inner)) : [join(root, name)];

/** In a workspace's root: folders whose subfolders are packages, looked through besides node_modules. A name may end with `/*`. */
function workspaceFolders(folder: string, faults: InstalledFault[]): readonly string[] {
  const manifest = manifestOf(folder);
  const folders = isObject(manifest?.patience) ? manifest.patience['folders'] : undefined;
  if (folders === undefined) return [];
  if (Array.isArray(folders) && folders.length <= MAX_FOLDERS && folders.every((name) => typeof name === 'string')) return folders;
  faults.push({
    ids: [],
    error: new ContractError(
      nameOf(manifest!, folder),
      'manifest',
      `patience.folders must be a list of at most ${MAX_FOLDERS} folder names, such as ["packages/variants/*"]`,
    ),
  });
  return [];
}

/** Maximum number of folders that a package.json may name. */
const MAX_FOLDERS = 100;

/** Largest package.json that is read, in bytes. */
const LARGEST = 2 ** 20;

/**
 * Returns the content of a folder's package.json; undefined when it cannot be read or is no JSON object, since another package's broken file
 * must not stop a game. It reads no devices or pipes, which may never end, and no file of more than 1 MB.
 */
export function manifestOf(folder: string): Manifest | undefined {
  try {
    const path = join(folder, 'package.json');
    const file = statSync(path);
    if (!file.isFile() || file.size > LARGEST) return undefined;
    const manifest: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isObject(manifest) ? manifest : undefined;
  } catch {
    return undefined;
  }
}

/** Maximum length of the name of a package, as npm has it. */
const MAX_NAME = 214;

/** Returns the name of a package, or its folder where it has none or one that is too long. */
export const nameOf = ({ name }: Manifest, folder: string): string =>
  typeof name === 'string' && name !== '' && name.length <= MAX_NAME ? name : folder;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const subfolders = (folder: string): string[] =>
  namesIn(folder)
    .filter((name) => !name.startsWith('.'))
    .map((name) => join(folder, name))
    .filter((path) => existsSync(join(path, 'package.json')));

/** Returns the names in a folder; none when there is no such folder, or it cannot be read: a package there must not stop another one's game. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

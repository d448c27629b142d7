/** Finds installed language packages by their manifests and reads their words. For Node: command lines and builds. */
import { readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { LanguageTag, Translation } from '../contract.js';
import { ContractError } from '../problem.js';
import { specificFirst, type Language } from '../words/languages.js';
import { isObject, manifestOf, nameOf, namesIn, packageFolders } from './packages.js';

/** A language as its package announces it. */
export interface InstalledLanguage {
  /** A BCP 47 tag in its usual spelling. */
  readonly tag: LanguageTag;
  readonly package: string;
  /** Path of the package's folder. */
  readonly folder: string;
}

/**
 * The language packages that are installed for some folders: those in the node_modules of each folder and of all above it, and
 * those in the workspace folders that a package.json above names. The nearest package of a language wins. Sorted by tag.
 * @throws ContractError for a package of the keyword `patience-language` whose manifest names no language
 */
export function installedLanguages(...from: readonly string[]): InstalledLanguage[] {
  const found = new Map<LanguageTag, InstalledLanguage>();
  for (const folder of from.flatMap((one) => [...packageFolders(resolve(one), [])])) {
    const manifest = manifestOf(folder);
    if (!Array.isArray(manifest?.keywords) || !manifest.keywords.includes('patience-language')) continue;
    const name = nameOf(manifest, folder);
    const tag = isObject(manifest.patience) ? manifest.patience['language'] : undefined;
    if (typeof tag !== 'string' || specificFirst(tag)[0] !== tag)
      throw new ContractError(name, 'manifest', 'patience.language must be a language tag in its usual spelling, such as "fr" or "pt-BR"');
    if (!found.has(tag)) found.set(tag, { tag, package: name, folder: realpathSync(folder) });
  }
  return [...found.values()].sort((a, b) => (a.tag < b.tag ? -1 : 1));
}

/**
 * Reads the words of an installed language: each `words/<part>.json` is a part, `words/games.json` what patiences say, and
 * `rules/<id>.md` the rules page of one of them.
 * @throws ContractError when a file is no JSON object, naming it
 */
export function readLanguage({ folder, package: name }: Pick<InstalledLanguage, 'folder' | 'package'>): Language {
  const parts: Record<string, object> = {};
  for (const file of filesOf(join(folder, 'words'), '.json')) parts[file] = jsonOf(name, folder, `words/${file}.json`);
  const games: Record<string, Translation> = { ...(parts['games'] as Record<string, Translation> | undefined) };
  for (const id of filesOf(join(folder, 'rules'), '.md'))
    games[id] = { ...games[id], rules: readFileSync(join(folder, 'rules', `${id}.md`), 'utf8').trim() };
  return { ...parts, games };
}

/** Returns the names of the files in a folder that have an ending, without the ending. */
const filesOf = (folder: string, ending: string): string[] =>
  namesIn(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length));

function jsonOf(name: string, folder: string, file: string): object {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  } catch (error) {
    throw new ContractError(name, file, `must be JSON (${error instanceof Error ? error.message : String(error)})`, { cause: error });
  }
  if (!isObject(read)) throw new ContractError(name, file, 'must be a JSON object');
  return read;
}

import type { LanguageTag } from '@patience/core';
import type { Rolldown } from 'vite';
import { EVERYONE, packOf } from '../src/offline/packs.js';

/**
 * Returns the packs from which the service worker fills its caches, by path: one with all files of stable name for every visitor, and one
 * for each language that a package supplies, with all files that only its pages need.
 * @param texts files whose names stay the same from version to version
 * @param bundle files whose names contain a hash
 * @param languageOf returns the further language whose pages alone need a file; undefined for a file that every visitor may need
 */
export function packs(
  texts: Readonly<Record<string, string>>,
  bundle: Rolldown.OutputBundle,
  languageOf: (file: string) => LanguageTag | undefined,
): Readonly<Record<string, string>> {
  const scripts = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && languageOf(file.fileName) !== undefined ? [[file.fileName, file.code] as const] : [],
  );
  const found: Record<string, Record<string, string>> = {};
  for (const [file, text] of [...Object.entries(texts), ...scripts]) (found[packOf(languageOf(file) ?? EVERYONE)] ??= {})[file] = text;
  return Object.fromEntries(Object.entries(found).map(([pack, files]) => [pack, JSON.stringify(files)]));
}

import { createHash } from 'node:crypto';
import type { LanguageTag } from '@patience/core';
import type { Rolldown } from 'vite';

/** The files of a build that the service worker caches. */
interface Kept {
  /**
   * Packs of texts, each fetched by one request: one with all files of stable name for every visitor, and one for each further language.
   */
  readonly packs: readonly { readonly fileName: string; readonly source: string }[];
  /** Inserts the list of all cached files into the code of the service worker. */
  readonly fill: (code: string) => string;
}

/** The path and the content of a file. */
type File = readonly [name: string, text: string | Uint8Array];

/**
 * Sorts the files of a build for the service worker. Files that only the pages of one further language need get a pack of their own, which
 * only readers of that language fetch.
 * @param texts files whose names stay the same from version to version
 * @param bundle files whose names contain a hash
 * @param languageOf returns the further language whose pages alone need a file; undefined for a file that every visitor may need
 */
export function keptFiles(
  texts: Readonly<Record<string, string>>,
  bundle: Rolldown.OutputBundle,
  languageOf: (file: string, module?: string) => LanguageTag | undefined,
): Kept {
  const chunks = Object.values(bundle).map((file) => ({
    file: [file.fileName, file.type === 'chunk' ? file.code : file.source] as File,
    lang: languageOf(file.fileName, file.type === 'chunk' ? (file.facadeModuleId ?? undefined) : undefined),
  }));
  const packed = Object.entries(texts).map((file) => ({ file, lang: languageOf(file[0]) }));
  const files = [...chunks, ...packed].filter(({ file: [name] }) => isKept(name));
  const forAll = (from: readonly { file: File; lang: LanguageTag | undefined }[]): File[] =>
    from.filter(({ lang, file: [name] }) => lang === undefined && isKept(name)).map(({ file }) => file);

  const pack = packOf('pack', forAll(packed));
  const tags = [...new Set(files.flatMap(({ lang }) => lang ?? []))].sort();
  const languages = tags.map((tag) => {
    const own = files.filter(({ lang }) => lang === tag).map(({ file }) => file);
    const scripts = chunks.filter(({ lang }) => lang === tag).map(({ file: [name] }) => name);
    return { tag, scripts, pack: packOf(`pages-${tag}`, own) };
  });
  const all = forAll(files).sort(([a], [b]) => (a < b ? -1 : 1));
  const list = JSON.stringify(Object.fromEntries(all.map(([name, text]) => [name, sha256(text, 'base64')])));
  const further = JSON.stringify(
    Object.fromEntries(
      languages.map(({ tag, scripts, pack: { fileName, source } }) => [tag, { pack: fileName, hash: sha256(source, 'base64'), scripts }]),
    ),
  );
  return {
    packs: [pack, ...languages.map((one) => one.pack)],
    fill: (code) =>
      code
        .replace('__PRECACHE__', () => list)
        .replace('__LANGUAGES__', () => further)
        .replaceAll('__PACK__', JSON.stringify(pack.fileName))
        .replace('__VERSION__', JSON.stringify(sha256(list + further + code, 'hex').slice(0, 12))),
  };
}

function packOf(name: string, files: readonly File[]): Kept['packs'][number] {
  const source = JSON.stringify(Object.fromEntries(files));
  return { fileName: `assets/${name}-${sha256(source, 'hex').slice(0, 8)}.json`, source };
}

const sha256 = (text: string | Uint8Array, form: 'hex' | 'base64'): string => createHash('sha256').update(text).digest(form);

/**
 * Tells whether the service worker caches a file for use without a network. Excluded are the data of the atlas, which only the atlas page
 * needs, and the text editor of the workshop, without which a plain field holds the text.
 */
const isKept = (name: string): boolean =>
  !/^(sw|patience)\.js$|\.map$|\.png$|^sitemap|^robots|^atlas\.json$|^assets\/editor-[^/]*\.js$/.test(name);

import { createHash } from 'node:crypto';
import type { Rolldown } from 'vite';

/** What the service worker keeps of a build. */
interface Kept {
  /** One file with the texts of all whose names stay the same: a visitor fetches it instead of hundreds. */
  readonly pack: { readonly fileName: string; readonly source: string };
  /** Writes the list of all files into the worker's code. */
  readonly fill: (code: string) => string;
}

/** @param texts files whose names stay the same from version to version @param bundle those whose names hold a fingerprint */
export function keptFiles(texts: Readonly<Record<string, string>>, bundle: Rolldown.OutputBundle): Kept {
  const packed = Object.fromEntries(Object.entries(texts).filter(([name]) => isKept(name)));
  const source = JSON.stringify(packed);
  const fileName = `assets/pack-${sha256(source, 'hex').slice(0, 8)}.json`;
  const own = Object.values(bundle).map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const);
  const all = [...own.filter(([name]) => isKept(name)), ...Object.entries(packed)].sort(([a], [b]) => (a < b ? -1 : 1));
  const list = JSON.stringify(Object.fromEntries(all.map(([name, text]) => [name, sha256(text, 'base64')])));
  return {
    pack: { fileName, source },
    fill: (code) =>
      code
        .replace('__PRECACHE__', () => list)
        .replaceAll('__PACK__', JSON.stringify(fileName))
        .replace('__VERSION__', JSON.stringify(sha256(list + code, 'hex').slice(0, 12))),
  };
}

const sha256 = (text: string | Uint8Array, form: 'hex' | 'base64'): string => createHash('sha256').update(text).digest(form);

/** All that a player may need without a network. The data of the atlas are for those who look at it. */
const isKept = (name: string): boolean => !/^(sw|patience)\.js$|\.map$|\.png$|^sitemap|^robots|^atlas\.json$/.test(name);

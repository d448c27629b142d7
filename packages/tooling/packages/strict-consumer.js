/** Compiles published types with the strictest settings of a user, who also checks every declaration file (`skipLibCheck: false`). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/**
 * The compiler options for each way in which a user's compiler finds modules.
 * @type {Record<'nodenext' | 'bundler', ts.CompilerOptions>}
 */
const WAYS = {
  nodenext: { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
  bundler: { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
};

/** Cached files of the compiler's own library, which all programs share. @type {Map<string, ts.SourceFile | undefined>} */
const library = new Map();

/**
 * Compiles a program that imports these entries, once for each way of finding modules.
 * @param {string} folder an empty one, with the packages in its `node_modules`
 * @param {readonly string[]} entries what is imported: `@patience/core/search`
 * @param {string[]} [lib] the compiler's own files that the user has
 * @returns {Record<keyof typeof WAYS, string[]>} complaints
 */
export function strictProblems(folder, entries, lib = ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts']) {
  const consumer = join(folder, 'consumer.ts');
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  writeFileSync(consumer, entries.map((entry, i) => `export * as entry${i} from '${entry}';\n`).join(''));
  return { nodenext: problemsOf('nodenext'), bundler: problemsOf('bundler') };

  /** @param {keyof typeof WAYS} way */
  function problemsOf(way) {
    const options = {
      ...WAYS[way],
      target: ts.ScriptTarget.ES2022,
      lib,
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      noImplicitOverride: true,
      skipLibCheck: false,
      noEmit: true,
    };
    const host = ts.createCompilerHost(options);
    const { getSourceFile } = host;
    const own = dirname(ts.getDefaultLibFilePath(options));
    host.getSourceFile = (file, ...rest) => {
      if (dirname(file) !== own) return getSourceFile(file, ...rest);
      if (!library.has(file)) library.set(file, getSourceFile(file, ...rest));
      return library.get(file);
    };
    const found = ts.getPreEmitDiagnostics(ts.createProgram({ rootNames: [consumer], options, host }));
    const names = { ...host, getCurrentDirectory: () => folder };
    return ts.sortAndDeduplicateDiagnostics(found).map((problem) => ts.formatDiagnostic(problem, names).trim());
  }
}

/**
 * Writes the files of a package that the compiler reads into the folder where it looks for packages.
 * @param {string} folder @param {string} name @param {Iterable<readonly [path: string, data: string | Buffer]>} files from the package's folder
 */
export function layPackage(folder, name, files) {
  for (const [path, data] of files) {
    if (!/\.d\.ts$|^package\.json$/.test(path)) continue;
    const file = join(folder, 'node_modules', name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, data);
  }
}

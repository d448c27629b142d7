/** Finds import cycles among the modules of one folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';

/** Names of folders without sources. */
const SKIPPED = new Set(['node_modules', 'dist']);

/** Lists the modules below a folder. @param {string} dir @returns {string[]} absolute paths */
function modulesIn(dir) {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) return [];
    const path = join(dir, entry.name);
    if (entry.isDirectory()) return modulesIn(path);
    return /\.(ts|js)$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
  });
}

/**
 * Maps each module below a folder to the modules there that it imports by a relative path: values, types and lazy imports alike.
 * @param {string} dir @returns {Map<string, string[]>}
 */
function importsIn(dir) {
  const modules = modulesIn(dir);
  const known = new Set(modules);
  return new Map(
    modules.map((module) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(module, 'utf8'));
      const imported = importedFiles
        .filter(({ fileName }) => fileName.startsWith('.'))
        .map(({ fileName }) => resolve(dirname(module), fileName))
        // Sources import "x.js" where the file is "x.ts".
        .flatMap((path) => [path, path.replace(/\.js$/, '.ts')].filter((file) => known.has(file) && file !== module));
      return [module, imported];
    }),
  );
}

/**
 * Finds the cycles among the modules below a folder: largest sets of modules of which each one imports every other one,
 * directly or through others. A type import counts like any other, since a reader has to follow it too.
 * @param {string} dir
 * @returns {string[][]} the modules of each cycle, as sorted paths from the folder
 */
export function importCycles(dir) {
  const imports = importsIn(dir);
  // Tarjan's algorithm for strongly connected components.
  /** @type {Map<string, number>} */
  const index = new Map();
  /** @type {Map<string, number>} */
  const lowest = new Map();
  /** @type {Set<string>} */
  const open = new Set();
  /** @type {string[]} */
  const stack = [];
  /** @type {string[][]} */
  const cycles = [];
  /** @param {string} module */
  const visit = (module) => {
    const own = index.size;
    index.set(module, own);
    lowest.set(module, own);
    stack.push(module);
    open.add(module);
    for (const other of imports.get(module) ?? []) {
      if (!index.has(other)) visit(other);
      if (open.has(other)) lowest.set(module, Math.min(lowest.get(module) ?? own, lowest.get(other) ?? own));
    }
    if (lowest.get(module) !== own) return;
    const members = stack.splice(stack.indexOf(module));
    for (const member of members) open.delete(member);
    if (members.length > 1) cycles.push(members.map((member) => relative(dir, member).split(sep).join('/')).sort());
  };
  for (const module of imports.keys()) if (!index.has(module)) visit(module);
  return cycles;
}

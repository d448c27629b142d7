/** Reads the templates of new packages from this package. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const own = fileURLToPath(new URL('..', import.meta.url));

/** Files of the template that a package of recipes has too. */
const SHARED = ['gitignore', 'LICENSE', 'CHANGELOG.md'];
/** Packages of this project that a package of recipes needs. */
const NEEDED = ['@patience/cli', '@patience/core', '@patience/element', '@patience/recipe', '@patience/solver'];

/** Returns the paths of the files in a folder of this package. @param {string} folder @returns {string[]} */
export const filesIn = (folder) =>
  readdirSync(join(own, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(join(own, folder), join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.includes('node_modules/') && !file.startsWith('dist'));

/** Returns the text of a file of this package. @param {...string} path */
export const textOf = (...path) => readFileSync(join(own, ...path), 'utf8');

/** Returns the templates of a package of recipes, and the versions of this project's packages that it needs. @returns {import('./recipe-package.js').Templates} */
export function recipeTemplates() {
  const files = [
    ...filesIn('recipes').map((file) => /** @type {const} */ ([file, textOf('recipes', file)])),
    ...SHARED.map((file) => /** @type {const} */ ([file, textOf('template', file)])),
  ];
  return { texts: Object.fromEntries(files), versions: Object.fromEntries(NEEDED.map((name) => [name, versionOf(name)])) };
}

/** Returns the version of a package with which this program was published or is developed. @param {string} name */
export function versionOf(name) {
  const { devDependencies } = /** @type {{ devDependencies: Record<string, string> }} */ (JSON.parse(textOf('package.json')));
  const published = /\d.*/.exec(devDependencies[name] ?? '')?.[0];
  return published ?? /** @type {{ version: string }} */ (JSON.parse(textOf('node_modules', name, 'package.json'))).version;
}

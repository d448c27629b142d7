/** Makes the files of a new package from the template, which is a working package whose names are the placeholders. */
import { basename, join, resolve } from 'node:path';
import { filled, manifest, NAME, RENAMED } from './filled.js';
import { declared, identifier } from './names.js';
import { USUAL } from './plan.js';
import { recipePackage } from './recipe-package.js';
import { readRecipes } from './recipes.js';
import { filesIn, recipeTemplates, textOf, versionOf } from './templates.js';

/** @typedef {import('./plan.js').Plan} Plan */

/** Files that only a package on its own needs: a package of the workspace shares those of the workspace. */
const ALONE_ONLY = [
  'gitignore',
  'tsconfig.alone.json',
  'tsup.config.ts',
  'index.html',
  'page.ts',
  'LICENSE',
  'README.md',
  'package.alone.json',
  'CHANGELOG.md',
  'src/register.ts',
  'src/index.ts',
  'src/index.test.ts',
];

/**
 * Returns the texts of all files of a package, by their path in its folder.
 * @param {Plan} plan
 * @returns {Map<string, string>}
 */
export function textsOf(plan) {
  if (plan.recipe !== undefined) return recipePackage(recipeTemplates(), plan, readRecipes(plan.recipe).recipes);
  /** Texts of templates, by the path of their file in the package. @type {Map<string, string>} */
  const sources = new Map();
  const add = (/** @type {string} */ from, /** @type {(file: string) => boolean} */ wanted = () => true) => {
    for (const file of filesIn(from)) if (wanted(file)) sources.set(RENAMED[file] ?? file, textOf(from, file));
  };
  add('template', (file) => !plan.workspace || !ALONE_ONLY.includes(file));
  if (plan.workspace) add('workspace');
  else if (plan.family !== USUAL) add(join('families', plan.family));
  const name = identifier(plan.id, namesBeside([...sources.values()]));
  const folder = basename(resolve(plan.into));
  return new Map(
    [...sources].map(([file, template]) => {
      const text = filled(template, file, plan, name, folder);
      return [file, file === 'package.json' && !plan.workspace ? manifest(text, versionOf) : text];
    }),
  );
}

/** Returns the names that modules import or declare, except that of the patience. @param {readonly string[]} texts @returns {Set<string>} */
const namesBeside = (texts) =>
  new Set(
    texts
      .filter((text) => text.includes(NAME))
      .flatMap(declared)
      .filter((name) => name !== NAME),
  );

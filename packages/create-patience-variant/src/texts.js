/** Makes the files of a new package from the template, which is a working package whose names are the placeholders. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { announced } from '../recipes/announced.js';
import { declared, identifier } from './names.js';
import { USUAL } from './plan.js';
import { readRecipes } from './recipes.js';

/** @typedef {import('./plan.js').Plan} Plan */

const own = fileURLToPath(new URL('..', import.meta.url));

/** Files of the template that have another name there, because they would take effect in this repository, or must not be packed under it. @type {Readonly<Record<string, string>>} */
const RENAMED = {
  gitignore: '.gitignore',
  'package.alone.json': 'package.json',
  'package.workspace.json': 'package.json',
  'tsconfig.alone.json': 'tsconfig.json',
  'test.alone.js': 'recipes.test.js',
};
/** Files of the template that a package of recipes has too. */
const SHARED = ['gitignore', 'LICENSE', 'CHANGELOG.md'];
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
];

/**
 * Returns the texts of all files of a package, by their path in its folder.
 * @param {Plan} plan
 * @returns {Map<string, string>}
 */
export function textsOf(plan) {
  /** @type {Map<string, string>} */
  const sources = new Map();
  const add = (/** @type {string} */ from, /** @type {(file: string) => boolean} */ wanted = () => true) => {
    for (const file of filesIn(join(own, from))) if (wanted(file)) sources.set(RENAMED[file] ?? file, join(own, from, file));
  };
  if (plan.recipe !== undefined) return textsOfRecipes(plan, plan.recipe);
  add('template', (file) => !plan.workspace || !ALONE_ONLY.includes(file));
  if (plan.family !== USUAL) add(join('families', plan.family));
  if (plan.workspace) add('workspace');
  const texts = [...sources].map(([file, source]) => /** @type {const} */ ([file, readFileSync(source, 'utf8')]));
  const name = identifier(plan.id, namesBeside(texts.map(([, text]) => text)));
  return new Map(
    texts.map(([file, template]) => {
      const text = filled(template, file, plan, name);
      return [file, file === 'package.json' && !plan.workspace ? manifest(text) : text];
    }),
  );
}

/**
 * Returns the texts of a package that is made of recipes.
 * @param {Plan} plan
 * @param {string} path of a recipe, or of a folder of recipes
 * @returns {Map<string, string>}
 */
function textsOfRecipes(plan, path) {
  const { recipes } = readRecipes(path);
  const sources = [
    ...filesIn(join(own, 'recipes')).map((file) => ({ folder: 'recipes', file })),
    ...SHARED.map((file) => ({ folder: 'template', file })),
  ];
  const texts = new Map(
    sources.map(({ folder, file }) => {
      const text = readFileSync(join(own, folder, file), 'utf8');
      // The README names one recipe as an example.
      return [RENAMED[file] ?? file, filled(text, file, { ...plan, id: recipes[0]?.id ?? plan.id }, NAME)];
    }),
  );
  const data = /** @type {object} */ (JSON.parse(manifest(texts.get('package.json') ?? '{}')));
  texts.set('package.json', `${JSON.stringify({ ...data, ...announced(recipes) }, undefined, 2)}\n`);
  for (const { id, text } of recipes) texts.set(`recipes/${id}.json`, text);
  return texts;
}

/** Name of the patience in the code of the templates. */
const NAME = 'myPatience';

/** Returns the names that modules import or declare, except that of the patience. @param {readonly string[]} texts @returns {Set<string>} */
const namesBeside = (texts) =>
  new Set(
    texts
      .filter((text) => text.includes(NAME))
      .flatMap(declared)
      .filter((name) => name !== NAME),
  );

/** @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.includes('node_modules/') && !file.startsWith('dist'));

/** Functions that escape a name for a kind of file, by its extension. @type {Readonly<Record<string, (name: string) => string>>} */
const QUOTED = {
  // Escape the end of a comment, too, since comments contain names.
  '.ts': (name) => name.replaceAll('\\', '\\\\').replaceAll("'", '’').replaceAll('*/', '*\\/'),
  '.json': (name) => JSON.stringify(name).slice(1, -1),
  '.html': escaped,
  '.md': escaped,
};

/** Returns a name with typographic apostrophes. Rules and manifest both have it so, because they must have the same name. @param {string} name */
const curled = (name) => name.replaceAll("'", '’');

/** @param {string} name */
function escaped(name) {
  return name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** @param {string} text @param {string} file @param {Plan} plan @param {string} name of the patience in code */
function filled(text, file, plan, name) {
  const quoted = QUOTED[extname(file)] ?? ((name) => name);
  /** Values of the placeholders. All are replaced in one pass, so that a value is never taken for a placeholder. @type {Readonly<Record<string, string>>} */
  const values = {
    'packages/variants/my-patience': `packages/variants/${plan.family}/${basename(resolve(plan.into))}`,
    '@patience/my-patience': plan.package,
    'patience-my-patience': plan.package,
    'package.alone.json': 'package.json',
    '../../template/src/index.js': './index.js',
    'my-patience': plan.id,
    [NAME]: name,
    'My Patience': quoted(curled(plan.en)),
    'Meine Patience': quoted(curled(plan.de)),
    'the author': quoted(plan.author),
    'const PACKS = 1;': `const PACKS = ${plan.packs};`,
  };
  return text.replace(
    new RegExp(
      Object.keys(values)
        .map((value) => value.replaceAll('.', '\\.'))
        .join('|'),
      'g',
    ),
    (placeholder) => values[placeholder] ?? placeholder,
  );
}

/** Sets the dependencies on this project's packages to the versions of this program. @param {string} text */
function manifest(text) {
  const data = /** @type {Record<string, Record<string, string> | undefined>} */ (JSON.parse(text));
  for (const name of Object.keys(data['devDependencies'] ?? {}).filter((name) => name.startsWith('@patience/'))) {
    const version = versionOf(name);
    data['devDependencies'] = { ...data['devDependencies'], [name]: `^${version}` };
    // Accept any newer minor version of core: the contract stays the same.
    if (data['peerDependencies']?.[name]) data['peerDependencies'] = { [name]: `>=${version} <2` };
  }
  return `${JSON.stringify(data, undefined, 2)}\n`;
}

/** Returns the version of a package with which this program was published or is developed. @param {string} name */
function versionOf(name) {
  const { devDependencies } = /** @type {{ devDependencies: Record<string, string> }} */ (readManifest(join(own, 'package.json')));
  const published = /\d.*/.exec(devDependencies[name] ?? '')?.[0];
  return published ?? String(readManifest(join(own, 'node_modules', name, 'package.json'))['version']);
}

/** @param {string} file @returns {Record<string, unknown>} */
const readManifest = (file) => /** @type {Record<string, unknown>} */ (JSON.parse(readFileSync(file, 'utf8')));

/** Copies the template and puts names in. The template is a real package; its names are the placeholders. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { identifier, Mistake } from './plan.js';

/** @typedef {import('./plan.js').Plan} Plan */

const own = fileURLToPath(new URL('..', import.meta.url));

/** Files that would mean something where the template lies. @type {Readonly<Record<string, string>>} */
const RENAMED = {
  gitignore: '.gitignore',
  'package.alone.json': 'package.json', 'package.workspace.json': 'package.json',
  'tsconfig.alone.json': 'tsconfig.json', 'tsconfig.workspace.json': 'tsconfig.json',
};
/** What a package of the workspace has from the workspace. */
const ALONE_ONLY = ['gitignore', 'tsconfig.alone.json', 'tsup.config.ts', 'index.html', 'page.ts', 'LICENSE', 'README.md', 'package.alone.json', 'CHANGELOG.md'];

/**
 * Writes the package.
 * @param {Plan} plan
 * @returns {string[]} the files, from the folder
 * @throws {Mistake} when the folder is not empty; then nothing is written
 */
export function write(plan) {
  const folder = resolve(plan.into);
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Mistake(`${folder} is not empty.`);
  /** @type {Map<string, string>} file to source */
  const files = new Map();
  const add = (/** @type {string} */ from, /** @type {(file: string) => boolean} */ wanted = () => true) => {
    for (const file of filesIn(join(own, from))) if (wanted(file)) files.set(RENAMED[file] ?? file, join(own, from, file));
  };
  add('template', (file) => !plan.workspace || !ALONE_ONLY.includes(file));
  if (plan.family !== 'columns') add(join('families', plan.family));
  if (plan.workspace) add('workspace');
  for (const [file, source] of files) {
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    const text = filled(readFileSync(source, 'utf8'), file, plan);
    writeFileSync(target, file === 'package.json' ? manifest(text, plan) : text);
  }
  return [...files.keys()].sort();
}

/** @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.includes('node_modules/') && !file.startsWith('dist'));

/** @param {string} text @param {string} file @param {Plan} plan */
function filled(text, file, plan) {
  const quoted = (/** @type {string} */ name) => (/\.(ts|json)$/.test(file) ? name.replace(/["'\\]/g, (mark) => (mark === "'" && file.endsWith('.json') ? mark : mark === "'" ? '’' : `\\${mark}`)) : name);
  return text
    .replaceAll('patience-my-patience', plan.package)
    .replaceAll('@patience/my-patience', plan.package)
    .replaceAll('my-patience', plan.id)
    .replaceAll('myPatience', identifier(plan.id))
    .replaceAll('My Patience', quoted(plan.en))
    .replaceAll('Meine Patience', quoted(plan.de))
    .replaceAll('the author', quoted(plan.author))
    .replace('const PACKS = 1;', `const PACKS = ${plan.packs};`);
}

/** Dependencies on this project's packages are as new as this program. @param {string} text @param {Plan} plan */
function manifest(text, plan) {
  const data = /** @type {Record<string, Record<string, string> | undefined>} */ (JSON.parse(text));
  if (!plan.workspace)
    for (const name of Object.keys(data['devDependencies'] ?? {}).filter((name) => name.startsWith('@patience/'))) {
      const version = versionOf(name);
      data['devDependencies'] = { ...data['devDependencies'], [name]: `^${version}` };
      // A newer minor of the core leaves the variant alone.
      if (data['peerDependencies']?.[name]) data['peerDependencies'] = { [name]: `>=${version} <2` };
    }
  return `${JSON.stringify(data, undefined, 2)}\n`;
}

/** The version of a package that this program was published, or is developed, with. @param {string} name */
function versionOf(name) {
  const { devDependencies } = /** @type {{ devDependencies: Record<string, string> }} */ (readManifest(join(own, 'package.json')));
  const published = /\d.*/.exec(devDependencies[name] ?? '')?.[0];
  return published ?? String(readManifest(join(own, 'node_modules', name, 'package.json'))['version']);
}

/** @param {string} file @returns {Record<string, unknown>} */
const readManifest = (file) => /** @type {Record<string, unknown>} */ (JSON.parse(readFileSync(file, 'utf8')));

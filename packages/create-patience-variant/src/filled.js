/** Fills the templates of new packages with the values of a plan. Nothing here reads files, so that a page can do it too. */

/** @typedef {Pick<import('./plan.js').Plan, 'id' | 'en' | 'de' | 'family' | 'packs' | 'package' | 'author'>} Values */

/** Files of the template that have another name there, because they would take effect in this repository, or must not be packed under it. @type {Readonly<Record<string, string>>} */
export const RENAMED = {
  gitignore: '.gitignore',
  'package.alone.json': 'package.json',
  'package.workspace.json': 'package.json',
  'tsconfig.alone.json': 'tsconfig.json',
  'test.alone.js': 'recipes.test.js',
};

/** Name of the patience in the code of the templates. */
export const NAME = 'myPatience';

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

/**
 * Returns the text of a template with the values of a plan.
 * @param {string} text
 * @param {string} file path of the file in the package
 * @param {Values} plan
 * @param {string} name of the patience in code
 * @param {string} [folder] name of the folder of a package of the workspace
 */
export function filled(text, file, plan, name, folder = plan.id) {
  const quoted = QUOTED[/\.\w+$/.exec(file)?.[0] ?? ''] ?? ((name) => name);
  /** Values of the placeholders. All are replaced in one pass, so that a value is never taken for a placeholder. @type {Readonly<Record<string, string>>} */
  const values = {
    'packages/variants/my-patience': `packages/variants/${plan.family}/${folder}`,
    '@patience/my-patience': plan.package,
    'patience-my-patience': plan.package,
    'package.alone.json': 'package.json',
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

/**
 * Sets the dependencies on this project's packages to the versions with which the program was published.
 * @param {string} text of package.json
 * @param {(name: string) => string} versionOf returns the version of a package
 */
export function manifest(text, versionOf) {
  const data = /** @type {Record<string, Record<string, string> | undefined>} */ (JSON.parse(text));
  for (const name of Object.keys(data['devDependencies'] ?? {}).filter((name) => name.startsWith('@patience/'))) {
    const version = versionOf(name);
    data['devDependencies'] = { ...data['devDependencies'], [name]: `^${version}` };
    // Accept any newer minor version of core: the contract stays the same.
    if (data['peerDependencies']?.[name]) data['peerDependencies'] = { [name]: `>=${version} <2` };
  }
  return `${JSON.stringify(data, undefined, 2)}\n`;
}

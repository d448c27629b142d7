/** Reads and extends the repository to which a new patience is added. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { Mistake } from './mistake.js';

/** @typedef {import('./plan.js').Plan} Plan */
/**
 * @typedef {object} Workspace
 * @property {string} root
 * @property {readonly Neighbour[]} packages
 * @typedef {object} Neighbour a package of the repository
 * @property {string} name
 * @property {string} path from the root
 * @property {readonly string[]} ids of its patiences
 * @property {readonly string[]} [names] of its patiences, in German and English
 */

/** Returns the repository that contains this program. @returns {Promise<Workspace>} @throws {Mistake} when there is none */
export async function openWorkspace() {
  const tools = await import('@patience/tooling/workspace').catch(() => undefined);
  if (!tools) throw new Mistake('--workspace is for the Patience repository; leave it out for a package of your own.');
  const packages = tools.packages().map((one) => {
    const { name, path, dir } = one;
    return tools.isVariant(one) ? { name, path, ids: fieldOf(dir, 'id'), names: fieldOf(dir, 'name') } : { name, path, ids: [], names: [] };
  });
  return { root: tools.root, packages };
}

/**
 * Returns the ids or names of a package's patiences from their sources, so that nothing needs to be built.
 * @param {string} dir folder of the package
 * @param {'id' | 'name'} field field of the rules, or of their words in one language
 * @returns {string[]}
 */
function fieldOf(dir, field) {
  const line = new RegExp(`^  "?${field}"?: (['"\`])(.+)\\1,$`, 'gm');
  return readdirSync(join(dir, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$|rules\.json$/.test(file))
    .flatMap((file) => [...readFileSync(join(dir, 'src', file), 'utf8').matchAll(line)].map(([, , text]) => text ?? ''));
}

/** Returns the folder of a patience in the repository. @param {Workspace} workspace @param {Plan['family']} family @param {string} id */
export const home = ({ root }, family, id) => join(root, 'packages', 'variants', family, id);

/**
 * Checks that no package of the repository has the id or a name already, and that the folder is in packages/variants.
 * @param {Workspace} workspace
 * @param {Partial<Plan>} given
 * @throws {Mistake} that names the package which has the id or name, or the wrong folder
 */
export function checkNeighbours({ root, packages }, { id, package: name, into, de, en }) {
  const sameId = packages.find(({ ids }) => id !== undefined && ids.includes(id));
  if (sameId) throw new Mistake(`The id ${id ?? ''} is taken: ${sameId.name} in ${sameId.path} has it. Choose another.`);
  const sameName = packages.find((one) => one.name === (name ?? (id === undefined ? undefined : `@patience/${id}`)));
  if (sameName)
    throw new Mistake(`The package ${sameName.name} exists already, in ${sameName.path}. Choose another id, or a name with --package.`);
  for (const called of [de, en]) {
    const sameCalled = packages.find(
      ({ names = [] }) => called !== undefined && names.some((one) => one.toLowerCase() === called.toLowerCase()),
    );
    if (sameCalled)
      throw new Mistake(
        `“${called ?? ''}” is already the name of the patience of ${sameCalled.name} in ${sameCalled.path}. Choose another name.`,
      );
  }
  if (into !== undefined && dirname(dirname(resolve(into))) !== join(root, 'packages', 'variants'))
    throw new Mistake(
      `${into} is not in a family folder of packages/variants, where this repository finds its patiences; leave --into out.`,
    );
}

/** Writes a changeset, so that the new package is published with the next release. @param {Workspace} workspace @param {Plan} plan */
export function announce({ root }, plan) {
  const folder = join(root, '.changeset');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `new-${basename(plan.package)}.md`), `---\n'${plan.package}': major\n---\n\nA new patience: ${plan.en}.\n`);
}

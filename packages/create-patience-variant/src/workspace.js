/** The repository to which a new patience is added. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { Mistake } from './mistake.js';

/** @typedef {import('./plan.js').Plan} Plan */
/**
 * @typedef {object} Workspace
 * @property {string} root
 * @property {readonly Neighbour[]} packages
 * @typedef {object} Neighbour a package that is there already
 * @property {string} name
 * @property {string} path from the root
 * @property {readonly string[]} ids of its patiences
 * @property {readonly string[]} [names] of its patiences, in German and English
 */

/** The repository that this program lies in. @returns {Promise<Workspace>} @throws {Mistake} when it lies in none */
export async function openWorkspace() {
  const tools = await import('@patience/tooling/workspace').catch(() => undefined);
  if (!tools) throw new Mistake('--workspace is for the Patience repository; leave it out for a package of your own.');
  const packages = tools.packages().map((one) => {
    const { name, path, dir } = one;
    return tools.isVariant(one) ? { name, path, ids: said(dir, 'id'), names: said(dir, 'name') } : { name, path, ids: [], names: [] };
  });
  return { root: tools.root, packages };
}

/**
 * What the sources of a package's patiences call them: nothing needs to be built to choose another name.
 * @param {string} dir of the package
 * @param {'id' | 'name'} field of the rules, or of their words in one language
 * @returns {string[]}
 */
function said(dir, field) {
  const line = new RegExp(`^  ${field}: (['"\`])(.+)\\1,$`, 'gm');
  return readdirSync(join(dir, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(dir, 'src', file), 'utf8').matchAll(line)].map(([, , text]) => text ?? ''));
}

/** Where a patience of the repository lies. @param {Workspace} workspace @param {Plan['family']} family @param {string} id */
export const home = ({ root }, family, id) => join(root, 'packages', 'variants', family, id);

/**
 * One id in two packages would stop the command line for all of them.
 * @param {Workspace} workspace
 * @param {Partial<Plan>} given
 * @throws {Mistake} when id or name is taken, or the folder is none of the repository's
 */
export function checkNeighbours({ root, packages }, { id, package: name, into, de, en }) {
  const sameId = packages.find(({ ids }) => id !== undefined && ids.includes(id));
  if (sameId) throw new Mistake(`The id ${id ?? ''} is taken: ${sameId.name} in ${sameId.path} has it. Choose another.`);
  const sameName = packages.find((one) => one.name === (name ?? (id === undefined ? undefined : `@patience/${id}`)));
  if (sameName)
    throw new Mistake(`A package ${sameName.name} is there already, in ${sameName.path}. Choose another id, or a name with --package.`);
  for (const called of [de, en]) {
    const sameCalled = packages.find(
      ({ names = [] }) => called !== undefined && names.some((one) => one.toLowerCase() === called.toLowerCase()),
    );
    if (sameCalled)
      throw new Mistake(
        `“${called ?? ''}” is what players call the patience of ${sameCalled.name} in ${sameCalled.path}. Choose another name.`,
      );
  }
  if (into !== undefined && dirname(dirname(resolve(into))) !== join(root, 'packages', 'variants'))
    throw new Mistake(
      `${into} is not in a family of packages/variants, where this repository looks for its patiences; without --into it would lie there.`,
    );
}

/** A changeset, so that the new package is published with the next release. @param {Workspace} workspace @param {Plan} plan */
export function announce({ root }, plan) {
  const folder = join(root, '.changeset');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `new-${basename(plan.package)}.md`), `---\n'${plan.package}': major\n---\n\nA new patience: ${plan.en}.\n`);
}

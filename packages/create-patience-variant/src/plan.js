/** What shall be written. */
import { Mistake } from './mistake.js';
import { ID, suggestId, title } from './names.js';

/**
 * @typedef {'open-columns' | 'stock-columns' | 'run-columns' | 'pairs' | 'one-pile' | 'foundations' | 'grids'} Family
 * @typedef {object} Plan
 * @property {string} id
 * @property {string} en the name in English
 * @property {string} de the name in German
 * @property {Family} family what kind of patience it begins as
 * @property {1 | 2} packs
 * @property {string} package the name of the package
 * @property {string} author
 * @property {string} into the folder, absolute or from where the program was called
 * @property {boolean} workspace a package of this workspace instead of one that stands alone
 */

/** The families there are, and folders of the same names in packages/variants of this repository. @type {Readonly<Record<Family, string>>} */
export const FAMILIES = {
  'open-columns': 'all cards open, with cells to park some',
  'stock-columns': 'columns, foundations and a stock',
  'run-columns': 'runs that move whole, and a stock that deals onto all columns',
  pairs: 'cards that leave in pairs',
  'one-pile': 'all cards go onto one pile',
  foundations: 'from the stock to the foundations, past a few columns',
  grids: 'cards in rows that touch',
};

/** What a patience begins as if nothing is said. @type {Family} */
export const USUAL = 'stock-columns';

/** What people write in their own words. */
const TEXTS = /** @type {const} */ ({ en: 'name in English', de: 'name in German', author: 'author', into: 'folder' });

/**
 * Looks at what is given, and at nothing else.
 * @param {Partial<Plan>} given
 * @throws {Mistake} when something cannot be
 */
export function check(given) {
  const { id, family, packs, package: name } = given;
  if (id !== undefined) checkId(id);
  if (family !== undefined && !Object.hasOwn(FAMILIES, family))
    throw new Mistake(`There is no family "${family}"; there are ${Object.keys(FAMILIES).join(', ')}.`);
  if (packs !== undefined && packs !== 1 && packs !== 2) throw new Mistake(`It is played with 1 or 2 packs, not ${String(packs)}.`);
  if (name !== undefined && !/^(@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/.test(name))
    throw new Mistake(`"${name}" cannot be the name of a package.`);
  for (const field of /** @type {(keyof TEXTS)[]} */ (Object.keys(TEXTS))) {
    const text = given[field];
    if (text === undefined) continue;
    if (text.trim() === '') throw new Mistake(`The ${TEXTS[field]} is empty: say it, or leave --${field} out.`);
    if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text))
      throw new Mistake(`The ${TEXTS[field]}, ${JSON.stringify(text)}, must be one line without control characters.`);
  }
}

/** @param {string} id @throws {Mistake} */
function checkId(id) {
  if (!ID.test(id)) {
    const suggestion = suggestId(id);
    throw new Mistake(`"${id}" cannot be an id: use lower-case words joined by hyphens${suggestion ? `, such as ${suggestion}` : ''}.`);
  }
  if (id.length > 60) throw new Mistake(`The id ${id} is too long: at most 60 characters.`);
}

/**
 * Fills in what is missing.
 * @param {Partial<Plan>} given
 * @returns {Plan}
 * @throws {Mistake} when something given cannot be, or there is nothing to make an id of
 */
export function complete(given) {
  check(given);
  const { family = USUAL, packs = 1, workspace = false, author = 'the author' } = given;
  const id = given.id ?? suggestId(given.en ?? '');
  if (id === '') throw new Mistake('The id is missing: give lower-case words joined by hyphens, such as moonlight.');
  checkId(id);
  const en = given.en ?? title(id);
  return {
    id,
    en,
    de: given.de ?? en,
    family,
    packs,
    package: given.package ?? (workspace ? `@patience/${id}` : `patience-${id}`),
    author,
    into: given.into ?? id,
    workspace,
  };
}

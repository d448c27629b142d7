/** What shall be written: from flags, with what is missing filled in. */
import { parseArgs } from 'node:util';
import { camel, ID, suggestId, title } from './names.js';

/**
 * @typedef {'columns' | 'cells' | 'pairs'} Family
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

/** @type {Readonly<Record<Family, string>>} */
export const FAMILIES = {
  columns: 'columns, foundations and a stock',
  cells: 'all cards open, with cells to park some',
  pairs: 'cards that leave in pairs',
};

export const HELP = `Usage: npm create patience-variant [id] -- [options]

Writes a new patience: a package that compiles, passes its tests and can be played at once.

  id                lower-case words joined by hyphens, such as moonlight
  --family <name>   what it begins as:
${Object.entries(FAMILIES).map(([name, what]) => `                      ${name.padEnd(8)} ${what}`).join('\n')}
  --packs <1|2>     packs of cards
  --en <name>       its name in English
  --de <name>       its name in German
  --package <name>  name of the package; patience-<id> if absent
  --author <name>   for licence and manifest
  --into <folder>   where to write it; ./<id> if absent
  --yes             ask nothing
  --help            this text

What is not given is asked for, if somebody can answer.`;

/** A mistake in what was asked for; its message is for people. */
export class Mistake extends Error {}

/**
 * @param {readonly string[]} args
 * @returns {{ given: Partial<Plan>, yes: boolean, help: boolean }}
 */
export function readFlags(args) {
  const text = /** @type {const} */ ({ type: 'string' });
  const flag = /** @type {const} */ ({ type: 'boolean', default: false });
  /** @returns {{ values: Record<string, string | boolean | undefined>, positionals: string[] }} */
  const parse = () => {
    try {
      return parseArgs({
        args: [...args],
        allowPositionals: true,
        options: { family: text, packs: text, en: text, de: text, package: text, author: text, into: text, yes: flag, help: flag, workspace: flag },
      });
    } catch (error) {
      throw new Mistake(error instanceof Error ? error.message : String(error), { cause: error });
    }
  };
  const { values, positionals } = parse();
  if (positionals.length > 1) throw new Mistake(`One id is enough; there are ${positionals.length}: ${positionals.join(', ')}.`);
  const { yes, help, packs, ...rest } = values;
  const given = Object.entries({ ...rest, id: positionals[0], packs: packs === undefined ? undefined : Number(packs) }).filter(([, value]) => value !== undefined);
  return { given: /** @type {Partial<Plan>} */ (Object.fromEntries(given)), yes: yes === true, help: help === true };
}

/**
 * Fills in what is missing. @throws {Mistake} when something given cannot be
 * @param {Partial<Plan>} given
 * @returns {Plan}
 */
export function complete(given) {
  const { id = suggestId(given.en ?? '') || 'my-patience', family = 'columns', packs = 1, workspace = false } = given;
  if (!ID.test(id)) {
    const suggestion = suggestId(id);
    throw new Mistake(`"${id}" cannot be an id: use lower-case words joined by hyphens${suggestion ? `, such as ${suggestion}` : ''}.`);
  }
  if (id.length > 60) throw new Mistake('The id is too long: at most 60 characters.');
  if (!Object.hasOwn(FAMILIES, family)) throw new Mistake(`There is no family "${family}"; there are ${Object.keys(FAMILIES).join(', ')}.`);
  if (packs !== 1 && packs !== 2) throw new Mistake(`It is played with 1 or 2 packs, not ${String(packs)}.`);
  const name = given.package ?? (workspace ? `@patience/${id}` : `patience-${id}`);
  if (!/^(@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/.test(name)) throw new Mistake(`"${name}" cannot be the name of a package.`);
  const en = given.en ?? title(id);
  return { id, en, de: given.de ?? en, family, packs, package: name, author: given.author ?? 'the author', into: given.into ?? id, workspace };
}

/** How the id is spelled in code: a name must not be a word of the language. @param {string} id */
export function identifier(id) {
  const name = camel(id);
  const words = ['break', 'case', 'catch', 'class', 'const', 'continue', 'debugger', 'default', 'delete', 'do', 'else', 'enum', 'export', 'extends', 'false', 'finally', 'for', 'function', 'if', 'import', 'in', 'instanceof', 'new', 'null', 'return', 'super', 'switch', 'this', 'throw', 'true', 'try', 'typeof', 'var', 'void', 'while', 'with', 'yield', 'let', 'static', 'await', 'de', 'en', 'row', 'turn', 'redeal', 'up', 'down', 'implements', 'interface', 'package', 'private', 'protected', 'public', 'eval', 'arguments', 'register'];
  return words.includes(name) ? `${name}Patience` : name;
}

/** Reads the command line. */
import { parseArgs } from 'node:util';
import { Mistake } from './mistake.js';
import { FAMILIES } from './plan.js';

/** @typedef {import('./plan.js').Plan} Plan */

/** The text of `--help`. */
export const HELP = `Usage: npm create patience-variant [id] -- [options]

Writes a new patience: a package that compiles, passes its tests and can be played at once.

  id                lower-case words joined by hyphens, such as moonlight
  --family <name>   kind of patience to begin with:
${Object.entries(FAMILIES)
  .map(([name, what]) => `                      ${name.padEnd(13)} ${what}`)
  .join('\n')}
  --recipe <path>   a patience as JSON, or a folder of them, instead of a family: all become one package
  --packs <1|2>     number of decks
  --en <name>       its name in English
  --de <name>       its name in German
  --package <name>  name of the package; patience-<id> if absent
  --author <name>   the author, for licence and manifest
  --into <folder>   folder to write; ./<id> if absent
  --yes             use defaults instead of asking
  -h, --help        print this text

At a terminal the program asks for missing values. An id, an English name or a recipe is required.`;

/** All flags with the placeholder for their value; a flag without one takes no value. @type {Readonly<Record<string, string | undefined>>} */
const FLAGS = {
  family: '<name>',
  recipe: '<path>',
  packs: '<1|2>',
  en: '<name>',
  de: '<name>',
  package: '<name>',
  author: '<name>',
  into: '<folder>',
  yes: undefined,
  help: undefined,
};

/**
 * Reads the command line. The values are checked later, by `check` in plan.js.
 * @param {readonly string[]} args
 * @returns {{ given: Partial<Plan>, yes: boolean, help: boolean }}
 * @throws {Mistake} for an unknown flag, one without its value, or a second id
 */
export function readFlags(args) {
  // Accept a flag that only the script of this repository uses, and that the help does not list.
  const known = { ...FLAGS, workspace: undefined };
  const options = Object.fromEntries(
    Object.entries(known).map(([name, value]) => [
      name,
      {
        type: value === undefined ? /** @type {const} */ ('boolean') : /** @type {const} */ ('string'),
        ...(name === 'help' && { short: 'h' }),
      },
    ]),
  );
  // Do not let Node check the flags: its messages would not list those of this program.
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  /** @type {Record<string, string | boolean>} */
  const values = {};
  /** @type {string[]} */
  const ids = [];
  for (const token of tokens) {
    if (token.kind === 'positional') ids.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    if (!Object.hasOwn(known, name))
      throw new Mistake(
        `There is no flag ${rawName}; the flags are ${Object.keys(FLAGS)
          .map((flag) => `--${flag}`)
          .join(', ')}.`,
      );
    const form = known[/** @type {keyof typeof known} */ (name)];
    if (form === undefined && value !== undefined) throw new Mistake(`--${name} takes no value.`);
    // In `--en --yes` the name was forgotten. A name that begins with hyphens is written `--en=--yes`.
    if (form !== undefined && (value === undefined || (!inlineValue && /^-./.test(value))))
      throw new Mistake(`--${name} needs a value: --${name} ${form}.`);
    values[name] = value ?? true;
  }
  if (ids.length > 1) throw new Mistake(`Only one id is possible; ${ids.length} are given: ${ids.join(', ')}.`);
  const { yes, help, packs, ...rest } = values;
  const given = Object.entries({ ...rest, id: ids[0], packs: packsOf(packs) }).filter(([, value]) => value !== undefined);
  return { given: /** @type {Partial<Plan>} */ (Object.fromEntries(given)), yes: yes === true, help: help === true };
}

/** Returns the value of `--packs` as a number, or unchanged where it is none, so that an error can quote it. @param {string | boolean | undefined} text */
const packsOf = (text) => (/^\d+$/.test(String(text)) ? Number(text) : text);

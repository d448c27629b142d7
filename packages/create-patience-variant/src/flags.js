/** The command line. */
import { parseArgs } from 'node:util';
import { Mistake } from './mistake.js';
import { FAMILIES } from './plan.js';

/** @typedef {import('./plan.js').Plan} Plan */

/** What `--help` says. */
export const HELP = `Usage: npm create patience-variant [id] -- [options]

Writes a new patience: a package that compiles, passes its tests and can be played at once.

  id                lower-case words joined by hyphens, such as moonlight
  --family <name>   what it begins as:
${Object.entries(FAMILIES)
  .map(([name, what]) => `                      ${name.padEnd(13)} ${what}`)
  .join('\n')}
  --packs <1|2>     packs of cards
  --en <name>       its name in English
  --de <name>       its name in German
  --package <name>  name of the package; patience-<id> if absent
  --author <name>   for licence and manifest
  --into <folder>   where to write it; ./<id> if absent
  --yes             ask nothing
  -h, --help        this text

What is not given is asked for, if somebody can answer. Without an id or an English name nothing is written.`;

/** All flags, with what follows each as the help writes it; those without are switches. @type {Readonly<Record<string, string | undefined>>} */
const FLAGS = {
  family: '<name>',
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
 * Reads the command line; nothing is said yet about what the values are worth.
 * @param {readonly string[]} args
 * @returns {{ given: Partial<Plan>, yes: boolean, help: boolean }}
 * @throws {Mistake} for an unknown flag, one without its value, or a second id
 */
export function readFlags(args) {
  // Of this repository's own script, and no flag for people.
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
  // Not strict: Node's own complaints speak of programs, not of patiences.
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
        `There is no flag ${rawName}; there are ${Object.keys(FLAGS)
          .map((flag) => `--${flag}`)
          .join(', ')}.`,
      );
    const form = known[/** @type {keyof typeof known} */ (name)];
    if (form === undefined && value !== undefined) throw new Mistake(`--${name} takes no value.`);
    // `--en --yes` forgot the name; one that begins so is written --en=--yes.
    if (form !== undefined && (value === undefined || (!inlineValue && /^-./.test(value))))
      throw new Mistake(`--${name} needs a value: --${name} ${form}.`);
    values[name] = value ?? true;
  }
  if (ids.length > 1) throw new Mistake(`One id is enough; there are ${ids.length}: ${ids.join(', ')}.`);
  const { yes, help, packs, ...rest } = values;
  const given = Object.entries({ ...rest, id: ids[0], packs: packsOf(packs) }).filter(([, value]) => value !== undefined);
  return { given: /** @type {Partial<Plan>} */ (Object.fromEntries(given)), yes: yes === true, help: help === true };
}

/** A number where it is one; anything else stays as it was written, so that it can be shown. @param {string | boolean | undefined} text */
const packsOf = (text) => (/^\d+$/.test(String(text)) ? Number(text) : text);

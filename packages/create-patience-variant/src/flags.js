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

/**
 * Reads the command line; nothing is said yet about what the values are worth.
 * @param {readonly string[]} args
 * @returns {{ given: Partial<Plan>, yes: boolean, help: boolean }}
 * @throws {Mistake} for an unknown flag, or a second id
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
        options: {
          family: text,
          packs: text,
          en: text,
          de: text,
          package: text,
          author: text,
          into: text,
          yes: flag,
          help: { ...flag, short: 'h' },
          workspace: flag,
        },
      });
    } catch (error) {
      throw new Mistake(error instanceof Error ? error.message : String(error), { cause: error });
    }
  };
  const { values, positionals } = parse();
  if (positionals.length > 1) throw new Mistake(`One id is enough; there are ${positionals.length}: ${positionals.join(', ')}.`);
  const { yes, help, packs, ...rest } = values;
  const given = Object.entries({ ...rest, id: positionals[0], packs: packsOf(packs) }).filter(([, value]) => value !== undefined);
  return { given: /** @type {Partial<Plan>} */ (Object.fromEntries(given)), yes: yes === true, help: help === true };
}

/** A number where it is one; anything else stays as it was written, so that it can be shown. @param {string | boolean | undefined} text */
const packsOf = (text) => (/^\d+$/.test(String(text)) ? Number(text) : text);

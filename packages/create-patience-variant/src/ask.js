/** Questions to a person at a terminal. */
import { createInterface } from 'node:readline/promises';
import { ID, suggestId, title } from './names.js';
import { FAMILIES } from './plan.js';

/** @typedef {import('./plan.js').Plan} Plan */

/**
 * Asks for what was not given; an empty answer takes what stands in brackets.
 * @param {Partial<Plan>} given
 * @returns {Promise<Partial<Plan>>}
 */
export async function ask(given) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  /**
   * @param {string} question
   * @param {string} usual
   * @param {(answer: string) => boolean} [fits]
   */
  const answer = async (question, usual, fits = () => true) => {
    for (;;) {
      const said = (await terminal.question(`${question} [${usual}] `)).trim() || usual;
      if (fits(said)) return said;
      process.stdout.write('  That does not fit.\n');
    }
  };
  try {
    const en = given.en ?? (given.id === undefined ? await answer('Name in English?', 'My Patience', (text) => suggestId(text) !== '') : await answer('Name in English?', title(given.id)));
    const id = given.id ?? (await answer('Id, in lower-case words joined by hyphens?', suggestId(en), (text) => ID.test(text)));
    const de = given.de ?? (await answer('Name in German?', en));
    if (given.family === undefined) for (const [name, what] of Object.entries(FAMILIES)) process.stdout.write(`  ${name.padEnd(8)} ${what}\n`);
    const family = given.family ?? (await answer('What does it begin as?', 'columns', (text) => Object.hasOwn(FAMILIES, text)));
    const packs = given.packs ?? Number(await answer('How many packs of cards?', '1', (text) => /^[12]$/.test(text)));
    return { ...given, en, id, de, family: /** @type {Plan['family']} */ (family), packs: /** @type {Plan['packs']} */ (packs) };
  } finally {
    terminal.close();
  }
}

/** Asks a person at a terminal for values that the command line lacks. */
import { createInterface } from 'node:readline/promises';
import { Mistake } from './mistake.js';
import { suggestId, title } from './names.js';
import { FAMILIES, USUAL } from './plan.js';

/** @typedef {import('./plan.js').Plan} Plan */

/** The input ended before a question was answered, by Ctrl-D for instance. */
export class Interrupted extends Error {}

/**
 * Asks for each value that was not given. An empty answer takes the suggestion in brackets.
 * @param {Partial<Plan>} given
 * @param {(plan: Partial<Plan>) => void} check throws a Mistake about an answer; then the question is repeated
 * @param {{ input: NodeJS.ReadableStream, output: NodeJS.WritableStream }} [person]
 * @returns {Promise<Partial<Plan>>}
 * @throws {Interrupted} when the input ends
 */
export async function ask(given, check, { input, output } = { input: process.stdin, output: process.stdout }) {
  const terminal = createInterface({ input, output });
  // Reject at the end of the input: a question that waits for its answer does not notice that end.
  const end = new Promise((_, failed) => terminal.once('close', () => failed(new Interrupted())));
  end.catch(() => undefined);
  /** @param {string} question @param {string} usual @returns {Promise<string>} */
  const answer = async (question, usual) => {
    try {
      return String(await Promise.race([terminal.question(`${question} ${usual ? `[${usual}] ` : ''}`), end])).trim() || usual;
    } catch (error) {
      throw new Interrupted('', { cause: error });
    }
  };

  let plan = given;
  /** @param {keyof Plan} field @param {string} question @param {string} usual @param {(text: string) => unknown} [read] */
  const settle = async (field, question, usual, read = (text) => text) => {
    while (plan[field] === undefined)
      try {
        const next = { ...plan, [field]: read(await answer(question, usual)) };
        check(next);
        plan = next;
      } catch (error) {
        if (!(error instanceof Mistake)) throw error;
        output.write(`  ${error.message}\n`);
      }
  };
  try {
    await settle('en', 'Name in English?', given.id === undefined ? 'My Patience' : title(given.id));
    await settle('id', 'Id, in lower-case words joined by hyphens?', suggestId(plan.en ?? ''));
    await settle('de', 'Name in German?', plan.en ?? '');
    if (given.family === undefined) for (const [name, what] of Object.entries(FAMILIES)) output.write(`  ${name.padEnd(13)} ${what}\n`);
    await settle('family', 'What does it begin as?', USUAL);
    await settle('packs', 'How many packs of cards?', '1', (text) => (/^\d+$/.test(text) ? Number(text) : text));
    return plan;
  } finally {
    terminal.close();
  }
}

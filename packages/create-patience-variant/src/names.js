/** Turns the id of a patience into the names that code and people use, and a name into an id. */

/** Matches an id as the contract requires it: lower-case words joined by hyphens. */
export const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Returns an id in camel case: `kittens-tail` becomes `kittensTail`. @param {string} id */
const camel = (id) => id.replace(/-(.)/g, (_, /** @type {string} */ first) => first.toUpperCase());

/** Returns an id as a name: `kittens-tail` becomes `Kittens Tail`. @param {string} id */
export const title = (id) => id.replace(/(^|-)(.)/g, (_, hyphen, /** @type {string} */ first) => (hyphen ? ' ' : '') + first.toUpperCase());

/** Letters that ids spell with two letters from a to z. @type {Readonly<Record<string, string>>} */
const SPELT = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'oe' };

/** Suggests an id for a name: `grosse-muehle` for `Große Mühle!`. It is empty where the name has no letters. @param {string} text */
export const suggestId = (text) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæœø]/g, (letter) => SPELT[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|(?<!-)-+$/g, '');

/** Words that a module in strict mode cannot declare as names. */
const RESERVED = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for ' +
    'function if implements import in instanceof interface let new null package private protected public return static super switch ' +
    'this throw true try typeof undefined var void while with yield'
  ).split(' '),
);

/**
 * Returns the name of a patience in code: its id in camel case, with `Patience` appended where that is taken or reserved.
 * @param {string} id
 * @param {ReadonlySet<string>} [taken] names that the code uses for other things
 */
export function identifier(id, taken = new Set()) {
  let name = camel(id);
  while (RESERVED.has(name) || taken.has(name)) name += 'Patience';
  return name;
}

/** Returns the names that a module of the template imports or declares. @param {string} text @returns {string[]} */
export const declared = (text) =>
  [...text.matchAll(/^import ([^']+) from '|^(?:export )?(?:const|let|function|class|type) (\w+)/gm)].flatMap(
    ([, imported, own]) => own ?? (imported ?? '').match(/\w+/g) ?? [],
  );

/** A patience's id in the spellings that code and people use. */

/** Lower-case words joined by hyphens, as the contract wants it. */
export const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** `kittens-tail` → `kittensTail` @param {string} id */
const camel = (id) => id.replace(/-(.)/g, (_, /** @type {string} */ first) => first.toUpperCase());

/** `kittens-tail` → `Kittens Tail` @param {string} id */
export const title = (id) => id.replace(/(^|-)(.)/g, (_, hyphen, /** @type {string} */ first) => (hyphen ? ' ' : '') + first.toUpperCase());

/** Letters that are two where there are only a to z. @type {Readonly<Record<string, string>>} */
const SPELT = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'oe' };

/** `Große Mühle!` → `grosse-muehle`: a suggestion, perhaps empty. @param {string} text */
export const suggestId = (text) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæœø]/g, (letter) => SPELT[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '');

/** Names that no strict module may declare. */
const RESERVED = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for ' +
    'function if implements import in instanceof interface let new null package private protected public return static super switch ' +
    'this throw true try typeof undefined var void while with yield'
  ).split(' '),
);

/**
 * How the id is spelled in code.
 * @param {string} id
 * @param {ReadonlySet<string>} [taken] names that the code has already
 */
export function identifier(id, taken = new Set()) {
  let name = camel(id);
  while (RESERVED.has(name) || taken.has(name)) name += 'Patience';
  return name;
}

/** The names that a module imports or declares, as the templates write them. @param {string} text @returns {string[]} */
export const declared = (text) =>
  [...text.matchAll(/^import ([^']+) from '|^(?:export )?(?:const|let|function|class|type) (\w+)/gm)].flatMap(
    ([, imported, own]) => own ?? (imported ?? '').match(/\w+/g) ?? [],
  );

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

/** How the id is spelled in code: a name must not be a word of the language. @param {string} id */
export function identifier(id) {
  const name = camel(id);
  const words = [
    'break',
    'case',
    'catch',
    'class',
    'const',
    'continue',
    'debugger',
    'default',
    'delete',
    'do',
    'else',
    'enum',
    'export',
    'extends',
    'false',
    'finally',
    'for',
    'function',
    'if',
    'import',
    'in',
    'instanceof',
    'new',
    'null',
    'return',
    'super',
    'switch',
    'this',
    'throw',
    'true',
    'try',
    'typeof',
    'var',
    'void',
    'while',
    'with',
    'yield',
    'let',
    'static',
    'await',
    'de',
    'en',
    'row',
    'turn',
    'redeal',
    'up',
    'down',
    'implements',
    'interface',
    'package',
    'private',
    'protected',
    'public',
    'eval',
    'arguments',
    'register',
  ];
  return words.includes(name) ? `${name}Patience` : name;
}

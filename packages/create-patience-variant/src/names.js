/** A patience's id in the spellings that code and people use. */

/** Lower-case words joined by hyphens, as the contract wants it. */
export const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** `kittens-tail` → `kittensTail` @param {string} id */
export const camel = (id) => id.replace(/-(.)/g, (_, /** @type {string} */ first) => first.toUpperCase());

/** `kittens-tail` → `Kittens Tail` @param {string} id */
export const title = (id) => id.replace(/(^|-)(.)/g, (_, hyphen, /** @type {string} */ first) => (hyphen ? ' ' : '') + first.toUpperCase());

/** `My Pile!` → `my-pile`: a suggestion, perhaps empty. @param {string} text */
export const suggestId = (text) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '');

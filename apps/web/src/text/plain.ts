/**
 * Normalizes a text for searching: lower case, without accents and apostrophes. “Kröte” is found by “krote”, “Große” by “grosse”, “Two’s”
 * by “twos”.
 */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/[\p{M}'’‘]/gu, '');

/** Separates the words of a name or a search. */
export const NO_WORD = /(?<=^|[\p{L}\p{N}])[^\p{L}\p{N}]+/u;

/** Separates what a reader wants in a search. A hyphen or an apostrophe may be a part of it. */
export const BETWEEN = /(?<![\s,;])[\s,;]+/;

/** Returns a word as it was typed, and with ae, oe and ue read as umlauts. */
export const spellings = (word: string): readonly string[] => [word, word.replace(/([aou])e/g, '$1')];

/**
 * Tells whether a text contains every word of a search, with umlauts also typed as ae, oe and ue, and whole numbers. Both are normalized by
 * {@link plain}.
 */
export const holds = (text: string, question: string): boolean =>
  question
    .split(BETWEEN)
    .every((word) => (/^\d+$/.test(word) ? text.split(/\D+/).includes(word) : spellings(word).some((one) => text.includes(one))));

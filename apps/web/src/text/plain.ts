/** Small letters, without accents and apostrophes: “Kröte” is found by “krote”, “Große” by “grosse”, “Two’s” by “twos”. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/[\p{M}'’‘]/gu, '');

/** A word as it was written, and as it would be if an e behind a vowel stood for an umlaut. */
export const spellings = (word: string): readonly string[] => [word, word.replace(/([aou])e/g, '$1')];

/** Does a text hold every word of a question, umlauts also written with an e, and numbers whole? Both as {@link plain} writes them. */
export const holds = (text: string, question: string): boolean =>
  question
    .split(/\s+/)
    .every((word) => (/^\d+$/.test(word) ? text.split(/\D+/).includes(word) : spellings(word).some((one) => text.includes(one))));

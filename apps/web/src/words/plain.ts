/** Small letters, without accents: “Kröte” is found by “krote”, “Große” by “grosse”. */
export const plain = (text: string): string => text.toLowerCase().replace(/ß/g, 'ss').normalize('NFD').replace(/\p{M}/gu, '');

/** Does a text hold every word of a question, umlauts also written with an e? Both as {@link plain} writes them. */
export const holds = (text: string, question: string): boolean =>
  question.split(/\s+/).every((word) => text.includes(word) || text.includes(word.replace(/([aou])e/g, '$1')));

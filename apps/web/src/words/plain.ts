/** Small letters, without accents: “Fähre” is found by “fahre”. */
export const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Does a text hold every word of a question? Both as {@link plain} writes them. */
export const holds = (text: string, question: string): boolean => question.split(/\s+/).every((word) => text.includes(word));

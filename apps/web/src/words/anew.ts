/** A text to be said, also when it was said just before: screen readers hear only of what has become another one. */
export const anew = (text: string, before: string): string => (text === before ? `${text}\u00a0` : text);

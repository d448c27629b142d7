/** A value in a message, as its author would write it: JSON has no words for what is no number, has no end or is not there. */
export const shown = (value: unknown): string => (typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value)));

/** Returns a value as text for a message: JSON, and also NaN, Infinity and undefined, which JSON cannot write. */
export const shown = (value: unknown): string => (typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value)));

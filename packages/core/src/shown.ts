/** Returns a value as text for a message: JSON, and also NaN, Infinity and undefined, which JSON cannot write. */
export const shown = (value: unknown): string => (typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value)));

/** Largest number of characters that a sentence quotes. */
const MAX_QUOTED = 40;

/** Returns a value from outside for a sentence: a text that may be cut, or the kind of an object, which cannot always be written as text. */
export function quoted(value: unknown): string {
  const text = Array.isArray(value) ? '[…]' : typeof value === 'object' && value !== null ? '{…}' : String(value);
  return text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text;
}

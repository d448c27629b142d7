/** Tells whether a value is an object with fields, and not a list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a record that is given as an object or as its JSON text; undefined for anything else. */
export function recordFrom(value: unknown): Record<string, unknown> | undefined {
  let data = value;
  if (typeof value === 'string') {
    try {
      data = JSON.parse(value) as unknown;
    } catch {
      return undefined;
    }
  }
  return isRecord(data) ? data : undefined;
}

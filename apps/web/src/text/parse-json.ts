/** Returns the value of a text in JSON; undefined for any other text, and for none. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

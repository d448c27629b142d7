/**
 * Returns a new id of 128 random bits, as 32 hexadecimal digits, for a stored game or a tab.
 * `crypto.randomUUID` exists in secure contexts only; this works on pages that are served over plain http too.
 */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

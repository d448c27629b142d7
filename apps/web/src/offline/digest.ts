/** Number of characters of a digest: 96 bits, too many to find another file with the digest of a given one. */
const LENGTH = 16;

/** Returns the digest by which a file of the site is recognised: the beginning of its SHA-256, in base64. */
export async function digestOf(file: BufferSource): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', file));
  return btoa(String.fromCharCode(...bytes)).slice(0, LENGTH);
}

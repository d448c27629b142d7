import type { Json } from './json.js';

/**
 * Compression of each version of the format; the version is the first letter of every code. `deflate` ends with a checksum of the text, by which
 * a changed letter is noticed. Codes of version A have none.
 */
const FORMATS: Readonly<Record<string, 'deflate' | 'deflate-raw'>> = { A: 'deflate-raw', B: 'deflate' };
/** Version of new codes. */
const VERSION = 'B';
/**
 * Limits in characters and bytes: of a code, and of the recipe that was packed. They keep codes made by an attacker from filling the
 * memory.
 */
const LONGEST_CODE = 40_000;
const LARGEST = 200_000;

/** The result of reading a code: the text of a recipe, or the reason why there is none. `newer`: it is of a later version. */
export type UnpackedRecipe =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: 'damaged' | 'newer' | 'large' };

/**
 * Packs a recipe into a code for an address: a letter for the version, and the JSON, compressed and with a checksum, as base64url.
 * @param recipe as an object, or as JSON text
 * @throws SyntaxError when the text is no JSON
 */
export async function packRecipe(recipe: Json): Promise<string> {
  const plain = JSON.stringify(typeof recipe === 'string' ? JSON.parse(recipe) : recipe);
  const packed = await passedThrough(new TextEncoder().encode(plain), new CompressionStream(FORMATS[VERSION]!), Infinity);
  let binary = '';
  for (const byte of packed!) binary += String.fromCharCode(byte);
  return VERSION + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Unpacks a code from an address. Checks only the format of the code; `fromRecipe` checks the recipe in it. Never throws. */
export async function unpackRecipe(code: string): Promise<UnpackedRecipe> {
  const [, version, text = ''] = /^([A-Z])([\w-]*)$/.exec(code) ?? [];
  if (version === undefined) return { ok: false, reason: 'damaged' };
  const format = FORMATS[version];
  if (format === undefined) return { ok: false, reason: 'newer' };
  if (code.length > LONGEST_CODE) return { ok: false, reason: 'large' };
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const plain = await passedThrough(bytes, new DecompressionStream(format), LARGEST);
    if (!plain) return { ok: false, reason: 'large' };
    const json = new TextDecoder('utf-8', { fatal: true }).decode(plain);
    JSON.parse(json);
    return { ok: true, text: json };
  } catch {
    return { ok: false, reason: 'damaged' };
  }
}

/**
 * Passes bytes through a stream, such as a decompressor. Returns undefined, and stops reading, when the result has more than `most` bytes.
 * @throws TypeError when the bytes are damaged
 */
async function passedThrough(
  bytes: Uint8Array,
  { readable, writable }: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array | undefined> {
  const writer = writable.getWriter();
  // The reader reports damaged bytes.
  void writer.write(bytes.slice()).catch(() => undefined);
  void writer.close().catch(() => undefined);
  const reader = readable.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > most) {
      await reader.cancel().catch(() => undefined);
      return undefined;
    }
    parts.push(part.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

import { SAVE_FORMAT, type SavedGame } from '@patience/core';
import { readGameSave } from '../store/read.js';
import { fromText, toText } from './base64.js';
import { checksum } from './checksum.js';
import { deflate, inflate } from './deflate.js';

/** Version of the code format; it is the first part of every code. */
const CODE_VERSION = 1;

/** Largest accepted shared game in bytes after unpacking, so that a malicious code cannot fill the memory. */
const LARGEST = 400_000;

/** A decoded game, or the reason why the code was rejected: it has a newer version, or is damaged. */
export type Decoded = { readonly ok: true; readonly save: SavedGame } | { readonly ok: false; readonly reason: 'version' | 'damaged' };

/** Encodes a whole game as a short text for an address: `1.`, then the compressed game with its checksum. */
export async function encodeGame({
  variant,
  rules,
  options,
  seed,
  deck,
  gestures,
  cursor,
  elapsedMs,
  mistakes,
}: SavedGame): Promise<string> {
  const plain = JSON.stringify([
    variant,
    rules,
    options,
    seed ?? null,
    deck ?? null,
    cursor,
    Math.round(elapsedMs / 1000),
    mistakes,
    gestures.map((g) => g.join(' ')).join(';'),
  ]);
  const bytes = new TextEncoder().encode(plain);
  const packed = await deflate(bytes);
  const whole = new Uint8Array(packed.length + 4);
  new DataView(whole.buffer).setUint32(0, checksum(bytes));
  whole.set(packed, 4);
  return `${CODE_VERSION}.${toText(whole)}`;
}

/** Decodes the text of {@link encodeGame}. It checks only the form; opening the game checks its moves. */
export async function decodeGame(code: string): Promise<Decoded> {
  const [, version, text = ''] = /^(\d{1,4})\.([\w-]+)$/.exec(code.trim()) ?? [];
  if (version === undefined) return { ok: false, reason: 'damaged' };
  if (Number(version) > CODE_VERSION) return { ok: false, reason: 'version' };
  const whole = fromText(text);
  if (!whole || whole.length < 5) return { ok: false, reason: 'damaged' };
  const bytes = await inflate(whole.subarray(4), LARGEST);
  if (!bytes || checksum(bytes) !== new DataView(whole.buffer, whole.byteOffset).getUint32(0)) return { ok: false, reason: 'damaged' };
  try {
    const [variant, rules, options, seed, deck, cursor, seconds, mistakes, moves] = JSON.parse(
      new TextDecoder().decode(bytes),
    ) as unknown[];
    if (typeof moves !== 'string' || typeof seconds !== 'number') return { ok: false, reason: 'damaged' };
    const gestures = moves === '' ? [] : moves.split(';').map((gesture) => gesture.split(' '));
    const source = deck === null ? { seed } : { deck };
    const read = readGameSave({
      format: SAVE_FORMAT,
      variant,
      rules,
      options,
      ...source,
      gestures,
      cursor,
      elapsedMs: seconds * 1000,
      mistakes,
    });
    return read.ok ? { ok: true, save: read.value } : { ok: false, reason: 'damaged' };
  } catch {
    return { ok: false, reason: 'damaged' };
  }
}

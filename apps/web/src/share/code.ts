import { SAVE_FORMAT, type SavedGame } from '@patience/core';
import { readGameSave } from '../store/read.js';
import { fromText, toText } from './base64.js';
import { checksum } from './checksum.js';
import { deflate, inflate } from './deflate.js';

/** Version of the code format; it is the first part of every code. */
const CODE_VERSION = 1;

/** Largest accepted shared game in bytes after unpacking, so that a malicious code cannot fill the memory. */
const LARGEST = 400_000;
/** Most moves of a shared game, several times the longest that a player needs. 66,000 moves in a short link had held up the page for 11 s. */
const MOST_MOVES = 10_000;

/** A decoded game, or the reason why the code was rejected: it has a newer version, or is damaged. */
export type Decoded = { readonly ok: true; readonly save: SavedGame } | { readonly ok: false; readonly reason: 'version' | 'damaged' };

/** Encodes a whole game as a short text for an address: `1.`, then the compressed game with its checksum. */
export async function encodeGame(save: SavedGame): Promise<string> {
  const { variant, rules, options, seed = null, deck = null, cursor, mistakes, position } = save;
  const moves = save.gestures.map((gesture) => gesture.join(' ')).join(';');
  const fields = [variant, rules, options, seed, deck, cursor, Math.round(save.elapsedMs / 1000), mistakes, moves];
  const plain = JSON.stringify(position ? [...fields, position] : fields);
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
  const damaged = { ok: false, reason: 'damaged' } as const;
  if (version === undefined) return damaged;
  if (Number(version) > CODE_VERSION) return { ok: false, reason: 'version' };
  const whole = fromText(text);
  if (!whole || whole.length < 5) return damaged;
  const bytes = await inflate(whole.subarray(4), LARGEST);
  if (!bytes || checksum(bytes) !== new DataView(whole.buffer, whole.byteOffset).getUint32(0)) return damaged;
  try {
    const [variant, rules, options, seed, deck, cursor, seconds, mistakes, moves, position] = JSON.parse(
      new TextDecoder().decode(bytes),
    ) as unknown[];
    if (typeof moves !== 'string' || typeof seconds !== 'number') return damaged;
    const gestures = moves === '' ? [] : moves.split(';').map((gesture) => gesture.split(' '));
    if (gestures.flat().length > MOST_MOVES) return damaged;
    const source = position !== undefined ? { position } : deck === null ? { seed } : { deck };
    const played = { ...source, gestures, cursor, elapsedMs: seconds * 1000, mistakes };
    const read = readGameSave({ format: SAVE_FORMAT, variant, rules, options, ...played });
    return read.ok ? { ok: true, save: read.value } : damaged;
  } catch {
    return damaged;
  }
}

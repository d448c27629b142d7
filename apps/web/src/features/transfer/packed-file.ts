import { fromText, toText } from '../../share/base64.js';
import { deflate, inflate } from '../../share/deflate.js';
import { checkFile, LARGEST_FILE, type Checked, type PlayerFile } from '../../store/transfer.js';

/** Version of a link with data; it stands before the data. */
const VERSION = 1;

/** Longest data of a link, in characters: longer links are cut off by some programs. */
const LONGEST_LINK = 12_000;

/** Largest accepted data of a link in bytes after unpacking, so that a malicious link cannot fill the memory. */
const LARGEST_IN_LINK = 1_000_000;

export const packFile = (file: PlayerFile): Promise<Uint8Array> => deflate(new TextEncoder().encode(JSON.stringify(file)));

/** Unpacks and checks a player's data, like those of a file. @param largest most bytes after unpacking */
export async function unpackFile(packed: Uint8Array, largest = LARGEST_FILE): Promise<Checked> {
  const bytes = await inflate(packed, largest);
  return bytes ? checkFile(new TextDecoder().decode(bytes)) : { ok: false, reason: 'unreadable', count: 0 };
}

/** Returns packed data as text for a link; undefined if they are too long for one. */
export function linkText(packed: Uint8Array): string | undefined {
  const text = `${VERSION}.${toText(packed)}`;
  return text.length <= LONGEST_LINK ? text : undefined;
}

export async function readLinkText(text: string): Promise<Checked> {
  const [, version, code = ''] = /^(\d{1,4})\.([\w-]+)$/.exec(text.trim()) ?? [];
  if (version === undefined || text.length > 2 * LONGEST_LINK) return { ok: false, reason: 'unreadable', count: 0 };
  if (Number(version) > VERSION) return { ok: false, reason: 'newer', count: 0 };
  const packed = fromText(code);
  return packed ? unpackFile(packed, LARGEST_IN_LINK) : { ok: false, reason: 'unreadable', count: 0 };
}

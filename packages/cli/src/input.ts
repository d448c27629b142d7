import { readFileSync, statSync } from 'node:fs';
import { BadInput } from './bad-input.js';
import type { Call } from './io.js';
import { isPattern, isRegular } from './regular-file.js';

/** Maximum size of an input in MB: many times the size of the longest deck and the longest game. */
const MAX_MEGABYTES = 8;
const MAX_BYTES = MAX_MEGABYTES * 2 ** 20;

/** Returns the text of a file, or of standard input for `-`, without a byte order mark. @throws BadInput when it is too large or cannot be read */
export async function readInput({ io, words }: Call, file: string): Promise<string> {
  try {
    const text = file === '-' ? await all(io.stdin()) : whole(file);
    return text.replace(/^\ufeff/, '');
  } catch (error) {
    throw error instanceof BadInput ? error : new BadInput(words.unreadable(file, error));
  }

  function whole(path: string): string {
    if (isPattern(path)) throw new BadInput(words.pattern(path));
    if (!isRegular(path)) throw new BadInput(words.noInputFile(path));
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > MAX_BYTES) throw new BadInput(words.tooLarge(path, MAX_MEGABYTES));
    return readFileSync(path, 'utf8');
  }

  async function all(stream: AsyncIterable<Uint8Array>): Promise<string> {
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of stream) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > MAX_BYTES) throw new BadInput(words.tooLarge('-', MAX_MEGABYTES));
    }
    return Buffer.concat(chunks).toString();
  }
}

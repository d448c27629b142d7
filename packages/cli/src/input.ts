import { readFileSync, statSync } from 'node:fs';
import { BadInput } from './bad-input.js';
import type { Call } from './io.js';
import { isPattern, isRegular } from './regular-file.js';

/** Longest input in MB: many times the longest deck and the longest game that is read. */
const LONGEST = 8;
const BYTES = LONGEST * 2 ** 20;

/** What a file says, or standard input for `-`; without a byte order mark. @throws BadInput when it cannot be read or is no deck and no game by its size */
export async function readInput({ io, words }: Call, file: string): Promise<string> {
  if (io.confined) return io.confined.input;
  try {
    const text = file === '-' ? await all(io.stdin()) : whole(file);
    return text.replace(/^\ufeff/, '');
  } catch (error) {
    throw error instanceof BadInput ? error : new BadInput(words.unreadable(file, error));
  }

  function whole(path: string): string {
    if (isPattern(path)) throw new BadInput(words.pattern(path));
    if (!isRegular(path)) throw new BadInput(words.noInputFile(path));
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > BYTES) throw new BadInput(words.tooLarge(path, LONGEST));
    return readFileSync(path, 'utf8');
  }

  async function all(stream: AsyncIterable<Uint8Array>): Promise<string> {
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of stream) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > BYTES) throw new BadInput(words.tooLarge('-', LONGEST));
    }
    return Buffer.concat(chunks).toString();
  }
}

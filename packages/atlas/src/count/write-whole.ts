import { closeSync, openSync, renameSync, writeFileSync } from 'node:fs';

/** Characters that are written at once. */
const CHUNK = 2 ** 20;

/** Replaces a file at once: whoever reads it sees the old text or the new one, never a part. @param pieces of the text, which may be longer than a string can be */
export function writeWhole(file: string, pieces: Iterable<string>): void {
  const made = openSync(`${file}.new`, 'w');
  try {
    let chunk = '';
    for (const piece of pieces) {
      chunk += piece;
      if (chunk.length < CHUNK) continue;
      writeFileSync(made, chunk);
      chunk = '';
    }
    writeFileSync(made, chunk);
  } finally {
    closeSync(made);
  }
  renameSync(`${file}.new`, file);
}

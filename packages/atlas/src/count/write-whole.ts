import { renameSync, writeFileSync } from 'node:fs';

/** Replaces a file at once: whoever reads it sees the old text or the new one, never a part. */
export function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

import { fstatSync, ftruncateSync, writeFileSync } from 'node:fs';

/**
 * Appends a text to an open file, either all of it or nothing. When the disk fills up in between, the file is cut back to its former length.
 * @param file descriptor of a file that is open for appending, in this process alone
 * @throws Error of the file system
 */
export function appendWhole(file: number, text: string): void {
  const { size } = fstatSync(file);
  try {
    writeFileSync(file, text);
  } catch (error) {
    try {
      ftruncateSync(file, size);
    } catch {
      // Report the first error, which tells more. Readers skip a last line without a line feed.
    }
    throw error;
  }
}

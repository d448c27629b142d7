import { fstatSync, ftruncateSync, writeFileSync } from 'node:fs';

/**
 * Appends a text to an open file, all of it or nothing: what a full disk took of it is cut off again.
 * @param file opened for appending, by this process alone
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
      // The first error tells more. Readers skip a line that has no end.
    }
    throw error;
  }
}

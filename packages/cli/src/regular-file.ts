import { statSync } from 'node:fs';

/**
 * Is this a file of the disk, or nothing yet? A device or a pipe may never end, and one that is waited for cannot be
 * left by Ctrl-C.
 */
export function isRegular(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined || found.isFile();
}

/** Is this more than the name of one file? Where a shell finds no file for a pattern it hands the pattern itself on. */
export const isPattern = (path: string): boolean => path.includes('*');

import { statSync } from 'node:fs';

/**
 * Returns whether a path names a regular file, or nothing yet. A device or pipe may never end, and Ctrl-C cannot end a read that waits for
 * one.
 */
export function isRegular(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined || found.isFile();
}

/** Returns whether a path contains `*`. A shell passes such a pattern on unchanged when it matches no file. */
export const isPattern = (path: string): boolean => path.includes('*');

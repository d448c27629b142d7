import { randomBytes } from 'node:crypto';
import { closeSync, fchmodSync, fsyncSync, openSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Number of characters that are collected before they are written. */
const CHUNK = 2 ** 20;

/**
 * Replaces a file as a whole: the text goes into a temporary file in the same folder, is flushed to the disk and then takes the file's
 * name. A reader sees the old text or the new one, never a part. When anything fails, a full disk for one, the old file is unchanged and
 * the temporary file is removed. A symbolic link stays, and the file that it names is replaced. The file's permissions stay.
 * @param pieces the text in parts; together they may be longer than a string can be
 * @throws Error of the file system, or whatever `pieces` throws
 */
export function writeWhole(file: string, pieces: Iterable<string>): void {
  const target = followed(file);
  const temporary = `${target}.${process.pid}-${randomBytes(4).toString('hex')}.new`;
  const before = statSync(target, { throwIfNoEntry: false });
  try {
    const made = openSync(temporary, 'wx');
    try {
      if (before) fchmodSync(made, before.mode & 0o7777);
      let chunk = '';
      for (const piece of pieces) {
        chunk += piece;
        if (chunk.length < CHUNK) continue;
        writeFileSync(made, chunk);
        chunk = '';
      }
      writeFileSync(made, chunk);
      fsyncSync(made);
    } finally {
      closeSync(made);
    }
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  flushFolder(dirname(target));
}

/** Returns the file that a symbolic link names, or the path itself. */
function followed(file: string): string {
  try {
    return realpathSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return file;
    throw error;
  }
}

/** Flushes the new name of a file to the disk. Errors are ignored where a system cannot flush a folder: the file is complete without it. */
function flushFolder(folder: string): void {
  try {
    const opened = openSync(folder, 'r');
    try {
      fsyncSync(opened);
    } finally {
      closeSync(opened);
    }
  } catch {
    // Windows cannot open a folder, and some network drives cannot flush one.
  }
}

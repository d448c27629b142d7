import { accessSync, constants, statSync } from 'node:fs';

/** Returns whether a path is an executable file. @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

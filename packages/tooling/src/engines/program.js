import { accessSync, constants, statSync } from 'node:fs';

/** Is this a file that may be run? What `bare` has hidden is none. @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

import { accessSync, constants, statSync } from 'node:fs';

/** Returns whether a path is an executable file. A file that `without-browsers.js` hides is none. @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

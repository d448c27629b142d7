import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of this package, for its sources as well as for its built files. */
export const PROGRAM = dirname(dirname(fileURLToPath(import.meta.url)));

/** Returns the path of a built module that runs in a process or thread of its own. */
export const builtModule = (name: 'confined' | 'worker'): string => join(PROGRAM, 'dist', `${name}.js`);

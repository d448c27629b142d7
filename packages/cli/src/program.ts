import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this package, whether it runs from its sources or as it was built. */
export const PROGRAM = dirname(dirname(fileURLToPath(import.meta.url)));

/** The built module of this package that a process or thread of its own runs. */
export const builtModule = (name: 'confined' | 'worker'): string => join(PROGRAM, 'dist', `${name}.js`);

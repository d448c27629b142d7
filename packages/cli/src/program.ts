import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of this package, for its sources as well as for its built files. */
export const PROGRAM = dirname(dirname(fileURLToPath(import.meta.url)));

/** Path of the built module that runs in worker threads. */
export const WORKER = join(PROGRAM, 'dist', 'worker.js');

import { fileURLToPath } from 'node:url';

/**
 * Folder of this package, for its sources as well as for its built files. Patiences are those that are installed with this program: code of the
 * working folder must not run with the server's password in its environment.
 */
export const PROGRAM = fileURLToPath(new URL('..', import.meta.url));

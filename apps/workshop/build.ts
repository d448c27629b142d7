/** The modules of the workshop that the build of the site imports. Nothing else in this package may be imported from outside. */
import { fileURLToPath } from 'node:url';

/** The script of the workshop's page. */
export const page = fileURLToPath(new URL('src/page.ts', import.meta.url));

export { de } from './src/words/de.js';
export { en } from './src/words/en.js';

import { fileURLToPath } from 'node:url';

const ROOT = new URL('../../../../', import.meta.url);

/** Returns the absolute path of a file of the repository. */
export const inRepository = (file: string): string => fileURLToPath(new URL(file, ROOT));

/** Fetches German: only the file for script tags has it elsewhere, and a fetch of its own (`tsup.config.ts`). */
export const fetchGerman: (() => Promise<typeof import('./german.js')>) | undefined = undefined;

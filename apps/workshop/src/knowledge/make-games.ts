/** Creates the worker that plays games. */
export const makeGames = (): Worker => new Worker(new URL('./games.worker.js', import.meta.url), { type: 'module' });

/** A worker of the solver's own. */
export const makeSolver = (): Worker => new Worker(new URL('./solver.worker.js', import.meta.url), { type: 'module' });

import { advise } from '@patience/element/advice';

/** Runs the solver for the page's element in a worker, with enough time for a slow machine. */
await customElements.whenDefined('patience-game');
advise(document.querySelector('patience-game'), {
  worker: () => new Worker('/solver.js', { type: 'module' }),
  mode: 'thoughtful',
  time: 240_000,
});

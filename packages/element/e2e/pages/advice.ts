import { advise } from '@patience/element/advice';

/** The solver at work for the page's element, in a worker of its own, with time for a slow machine. */
await customElements.whenDefined('patience-game');
advise(document.querySelector('patience-game'), {
  worker: () => new Worker('/solver.js', { type: 'module' }),
  mode: 'thoughtful',
  time: 240_000,
});

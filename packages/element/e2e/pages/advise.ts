import { advise } from '@patience/element/advice';

/** Exposes `advise` to pages that choose the advised elements themselves. */
Object.assign(globalThis, {
  adviseIt: (element: HTMLElementTagNameMap['patience-game']) =>
    advise(element, { worker: () => new Worker('/solver.js', { type: 'module' }) }),
});

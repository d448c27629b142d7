import { advise } from '@patience/element/advice';

/** For pages that say themselves which elements are advised. */
Object.assign(globalThis, {
  adviseIt: (element: HTMLElementTagNameMap['patience-game']) =>
    advise(element, { worker: () => new Worker('/solver.js', { type: 'module' }) }),
});

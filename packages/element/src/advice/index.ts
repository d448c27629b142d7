import type { PatienceGame } from '../patience-game.js';
import { SolverAdviser, type AdviseOptions } from './solver-adviser.js';

export type { AdviseOptions };

/**
 * Lets the solver advise the player of an element: hints name their source, and a menu item shows whether the game can still be won. Works
 * while the element is on a visible page.
 *
 * @param element the element, already defined: await `customElements.whenDefined('patience-game')` where that is not certain
 * @returns a function that ends the advice
 * @throws TypeError when there is no element
 */
export function advise(element: PatienceGame | null, options: AdviseOptions = {}): () => void {
  if (!element)
    throw new TypeError('advise(null): the page has no such <patience-game>. Call advise after the element is in the document.');
  const adviser = new SolverAdviser(element, options);
  return () => adviser.end();
}

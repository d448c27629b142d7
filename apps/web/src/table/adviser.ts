import type { PatienceGame } from '@patience/element';
import { advise } from '@patience/element/advice';
import type { Source } from '../catalogue/entry.js';
import { makeSolver } from './solver.js';

/**
 * Hints and the outlook come from the solver.
 * @param asked a hint was asked for
 */
export function addAdviser(element: PatienceGame, { address }: Source, asked: () => void): void {
  advise(element, { worker: makeSolver, module: address });
  const { adviser } = element;
  element.adviser = (game) => {
    asked();
    return adviser!(game);
  };
}

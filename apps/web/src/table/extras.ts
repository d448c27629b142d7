import type { PatienceGame } from '@patience/element';
import type { TableKeeper } from './table.js';

/** What may come after the first deal lies there: counting hints. */
export function addExtras(element: PatienceGame, keeper: TableKeeper): void {
  element.adviser = () => {
    keeper.countHint();
    return Promise.resolve(undefined);
  };
}

import type { PatienceGame } from '@patience/element';

/** Passes the keys of the page to its table, so that they work before the table has the focus. */
export function listenForKeys(element: PatienceGame): void {
  element.pageKeys = true;
}

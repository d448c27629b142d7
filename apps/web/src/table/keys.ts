import type { PatienceGame } from '@patience/element';

/** On a page that is about one table its keys work at once, not only when the table has the focus. */
export function hearKeys(element: PatienceGame): void {
  element.pageKeys = true;
}

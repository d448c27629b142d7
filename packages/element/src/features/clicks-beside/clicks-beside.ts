import type { ReactiveController } from 'lit';
import type { TableActions } from '../../state/table-actions.js';

/** Selector of elements that handle a click themselves. */
const USED = '.table, dialog, button, a, input, select, textarea, summary, label';

/** Releases the chosen card on a click beside the table, on a bar of the element or elsewhere on the page. */
export class ClicksBeside implements ReactiveController {
  #document: Document | undefined;

  constructor(private readonly actions: TableActions) {
    actions.element.addController(this);
  }

  hostConnected(): void {
    this.#document = this.actions.element.ownerDocument;
    this.#document.addEventListener('click', this.#click);
  }

  hostDisconnected(): void {
    this.#document?.removeEventListener('click', this.#click);
  }

  readonly #click = (event: Event): void => {
    const { element, state } = this.actions;
    const { session } = state;
    const path = event.composedPath();
    // Inside a dialog or label of the page, count only the clicks within the element.
    const until = path.indexOf(element);
    const within = until < 0 ? path : path.slice(0, until);
    if (!within.some((node) => 'matches' in node && (node as Element).matches(USED))) session?.release();
  };
}

import type { ReactiveController } from 'lit';
import type { Settings } from '../settings.js';

/** Handles keys of the whole page if the page sets `page-keys` and nothing else has the focus. */
export class PageKeys implements ReactiveController {
  #document: Document | undefined;

  /** @param press handles a key on the table */
  constructor(
    private readonly element: Settings,
    private readonly press: (event: KeyboardEvent) => void,
  ) {
    element.addController(this);
  }

  hostConnected(): void {
    this.#document = this.element.ownerDocument;
    this.#document.addEventListener('keydown', this.#pressOnPage);
  }

  hostDisconnected(): void {
    this.#document?.removeEventListener('keydown', this.#pressOnPage);
  }

  readonly #pressOnPage = (event: KeyboardEvent): void => {
    const { pageKeys, inert, shadowRoot } = this.element;
    const page = event.currentTarget as Document;
    if (!pageKeys || inert || event.target !== page.body) return;
    const sheet = page.querySelector('dialog[open]') ?? shadowRoot?.querySelector('dialog[open]');
    if (!sheet) this.press(event);
  };
}

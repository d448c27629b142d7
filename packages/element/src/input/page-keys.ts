import type { ReactiveController } from 'lit';
import type { Settings } from '../settings.js';

/** Gives the table the keys of the whole page, where the page asks for that by `page-keys` and nothing else has the focus. */
export class PageKeys implements ReactiveController {
  #document: Document | undefined;

  /** @param press what the table does with a key */
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

import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * Tells the style sheets whether the page around an element is light or dark by its `color-scheme`. Where the page names both schemes or none, the system
 * decides.
 */
export class PageScheme implements ReactiveController {
  #observer: MutationObserver | undefined;

  constructor(
    private readonly element: HTMLElement & ReactiveControllerHost,
    private readonly states: CustomStateSet,
  ) {
    element.addController(this);
  }

  hostConnected(): void {
    const { documentElement, body } = this.element.ownerDocument;
    this.#observer = new MutationObserver(() => this.#look());
    for (const root of [documentElement, body]) if (root) this.#observer.observe(root, { attributes: true });
    this.#look();
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }

  #look(): void {
    const { parentNode } = this.element;
    const around = parentNode instanceof ShadowRoot ? parentNode.host : this.element.parentElement;
    const scheme = around && getComputedStyle(around).colorScheme.replace('only', '').trim();
    for (const name of ['light', 'dark']) {
      if (this.states.has(`page-${name}`) === (scheme === name)) continue;
      this.states[scheme === name ? 'add' : 'delete'](`page-${name}`);
      this.element.requestUpdate(); // Send the change to a table in a sandbox.
    }
  }
}

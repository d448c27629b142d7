import type { LitElement, ReactiveController } from 'lit';
import type { Box } from '../layout/fit.js';

/** Measures how much room the table has, whenever that changes. */
export class SizeObserver implements ReactiveController {
  /** Size of the table's place, in pixels of the table; undefined until it is known. */
  box: Box | undefined;
  #watched: Element | null = null;
  #observer: ResizeObserver | undefined;

  constructor(
    private readonly host: LitElement,
    private readonly changed: () => void,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    this.hostUpdated();
  }

  hostUpdated(): void {
    this.#watch(this.host.renderRoot.querySelector('.scroller'));
  }

  hostDisconnected(): void {
    this.#watch(null);
  }

  /** Watches this element and no other; null for none. */
  #watch(element: Element | null): void {
    if (element === this.#watched) return;
    this.#watched = element;
    this.#observer?.disconnect();
    this.#observer = undefined;
    const view = element?.ownerDocument.defaultView;
    if (!element || !view) return;
    // An observer of the window in which the element is: one of another window sleeps while that is hidden.
    this.#observer = new view.ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) {
        if (target === this.host) {
          this.#measureEdges(view);
          continue;
        }
        // The border box: a scrollbar that comes and goes does not count.
        const { inlineSize: width, blockSize: height } = borderBoxSize[0]!;
        if (!(width > 0 && height > 0)) continue;
        this.box = { width, height };
        this.changed();
      }
    });
    // The host comes first: what its padding makes of the table's place is reported in the same frame.
    this.#observer.observe(this.host);
    this.#observer.observe(element);
  }

  /**
   * Tells the style sheet how far the element is from the edges of its page, wherever that is scrolled to: a notch or the bar of
   * the system covers only what lies at an edge.
   */
  #measureEdges({ scrollX, scrollY }: Window): void {
    const { host } = this;
    const { scrollWidth, scrollHeight } = host.ownerDocument.documentElement;
    const { left, top, right, bottom } = host.getBoundingClientRect();
    const edges = {
      left: left + scrollX,
      top: top + scrollY,
      right: scrollWidth - right - scrollX,
      bottom: scrollHeight - bottom - scrollY,
    };
    const box = host.renderRoot.querySelector<HTMLElement>('.box')!;
    for (const [edge, distance] of Object.entries(edges)) box.style.setProperty(`--_${edge}`, `${distance}px`);
  }
}

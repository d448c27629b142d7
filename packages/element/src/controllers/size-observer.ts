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
        this.#giveHeight(); // first: Firefox leaves no height at all to a table whose box has none of its own
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
   * Gives the box the element's usual height where the page's style sheet took that from the element, as `* { all: unset }` does: a box whose
   * height is left to itself has no room to share out.
   */
  #giveHeight(): void {
    // What the page puts above and below the table takes its own part of the room.
    if (this.host.querySelector('[slot]')) return;
    const box = this.host.renderRoot.querySelector<HTMLElement>('.box')!;
    const { paddingTop, paddingBottom } = getComputedStyle(box);
    const room = box.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
    if (box.querySelector<HTMLElement>('.rooms')!.offsetHeight < room - 1) box.style.blockSize = 'min(46rem, 92vh)';
  }

  /**
   * Tells the style sheet how far the element is from the edges of the window where the page lies at rest: a notch or the bar of
   * the system covers only what lies at an edge.
   */
  #measureEdges({ innerWidth, innerHeight, scrollX, scrollY }: Window): void {
    const { host } = this;
    const { scrollWidth, scrollHeight } = host.ownerDocument.documentElement;
    const rect = host.getBoundingClientRect();
    const [left, right] = distances(rect.left + scrollX, rect.width, scrollWidth, innerWidth);
    const [top, bottom] = distances(rect.top + scrollY, rect.height, scrollHeight, innerHeight);
    const box = host.renderRoot.querySelector<HTMLElement>('.box')!;
    for (const [edge, distance] of Object.entries({ left, top, right, bottom })) box.style.setProperty(`--_${edge}`, `${distance}px`);
  }
}

/**
 * How far an element is from both edges of the window along one axis, at its nearest: while the page is at its beginning or its end, or,
 * where the element fills the window, wherever it does. All lengths are in pixels.
 *
 * @param start from the beginning of the page to the element
 */
function distances(start: number, size: number, page: number, view: number): [before: number, after: number] {
  const free = Math.max(0, view - size);
  const first = view - start - size; // negative where the element goes on below the first screen
  // An element that waits outside of the page, as in a carousel, is at no distance from it.
  return [Math.max(0, Math.min(start, free)), Math.max(0, Math.min(page - start - size, free, first > -1 ? first : free))];
}

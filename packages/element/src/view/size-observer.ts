import type { LitElement, ReactiveController } from 'lit';
import type { Box } from '../layout/fit.js';

/** Observes the size that is available to the table. */
export class SizeObserver implements ReactiveController {
  /** Size available to the table, in pixels of the table; undefined until it was measured. */
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

  /** Observes an element instead of the one before. @param element null: observes none */
  #watch(element: Element | null): void {
    if (element === this.#watched) return;
    this.#watched = element;
    this.#observer?.disconnect();
    this.#observer = undefined;
    const view = element?.ownerDocument.defaultView;
    if (!element || !view) return;
    // A style sheet that resets everything makes the element a part of a line, which has no width and height of its own.
    if (getComputedStyle(this.host).display === 'inline') this.host.style.display = 'grid';
    // Use the observer of the window that contains the element: one of another window is throttled while that window is hidden.
    this.#observer = new view.ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) {
        if (target === this.host) {
          this.#measureEdges(view);
          continue;
        }
        // Use the border box: a scrollbar that appears does not change it.
        const { inlineSize: width, blockSize: height } = borderBoxSize[0]!;
        this.#giveHeight(); // first: Firefox leaves no height at all to a table whose box has none of its own
        // Skip the size before a game is shown: cards placed in it would move when the toolbar takes its part of the height.
        if (!target.querySelector('.table') || !(width > 0 && height > 0)) continue;
        this.box = { width, height };
        this.changed();
      }
    });
    // Observe the host first: the size that its padding leaves for the table is then reported in the same frame.
    this.#observer.observe(this.host);
    this.#observer.observe(element);
  }

  /**
   * Sets the box to the element's default height where the page's style sheet has removed it, as `* { all: unset }` does. A box without a
   * height has no space to divide among the table and the bars.
   */
  #giveHeight(): void {
    // Slotted content of the page takes part of the height, so leave the box alone.
    if (this.host.querySelector('[slot]')) return;
    const box = this.host.renderRoot.querySelector<HTMLElement>('.box')!;
    const { paddingTop, paddingBottom } = getComputedStyle(box);
    const room = box.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
    if (box.querySelector<HTMLElement>('.layout')!.offsetHeight < room - 1) box.style.blockSize = 'min(46rem, 92vh)';
  }

  /**
   * Writes the distances from the element to the window's edges into custom properties: a notch or a system bar covers only what lies at
   * an edge.
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
 * Returns the smallest distances of an element from both edges of the window along one axis, in pixels: with the page scrolled to its
 * start or end, or, if the element fills the window, at any scroll position.
 *
 * @param start distance from the beginning of the page to the element
 */
function distances(start: number, size: number, page: number, view: number): [before: number, after: number] {
  const free = Math.max(0, view - size);
  const first = view - start - size; // negative if the element extends below the first screen
  // An element outside the page, such as a hidden slide of a carousel, gets no distance.
  return [Math.max(0, Math.min(start, free)), Math.max(0, Math.min(page - start - size, free, first > -1 ? first : free))];
}

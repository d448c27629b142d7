import type { Box } from './fit.js';

/** Watches how much room there is, without ever asking the page for a layout. */
export class Room {
  /** Undefined until it is known. */
  box: Box | undefined;
  #watched: Element | null = null;
  #observer: ResizeObserver | undefined;

  constructor(private readonly changed: () => void) {}

  /** Watches this element and no other; null for none. */
  watch(element: Element | null | undefined): void {
    if (element === undefined || element === this.#watched) return;
    this.#watched = element;
    this.#observer?.disconnect();
    this.#observer ??= new ResizeObserver(([entry]) => {
      // The border box: a scrollbar that comes and goes does not count.
      const { inlineSize: width, blockSize: height } = entry!.borderBoxSize[0]!;
      if (!(width > 0 && height > 0)) return;
      this.box = { width, height };
      this.changed();
    });
    if (element) this.#observer.observe(element);
  }
}

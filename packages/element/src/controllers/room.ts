import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Box } from '../layout/fit.js';

/** What the room needs of the element: where the table is drawn. */
export interface RoomHost extends ReactiveControllerHost {
  readonly renderRoot: ParentNode;
}

/** Watches how much room there is, without ever asking the page for a layout. */
export class Room implements ReactiveController {
  /** Undefined until it is known. */
  box: Box | undefined;
  #watched: Element | null = null;
  #observer: ResizeObserver | undefined;

  constructor(
    private readonly host: RoomHost,
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
